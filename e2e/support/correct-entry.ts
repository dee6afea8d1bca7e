import type { CallOf } from '@stimpill/api-types';
import type { manageOperations, TimeEntryRecord } from '@stimpill/api-types/manage';

/** The operation that corrects a time entry. */
export const CORRECT_ENTRY = 'changeTimeEntry';

type Correction = CallOf<(typeof manageOperations)[typeof CORRECT_ENTRY]>['body'];

/** Its body: everything stays as it was read, but what is said otherwise. */
export function correctionOf(
  { kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft }: TimeEntryRecord,
  said: Partial<Correction> & Pick<Correction, 'reason'>,
): Correction {
  return { kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft, ...said };
}
