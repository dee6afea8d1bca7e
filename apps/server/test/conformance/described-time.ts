// What the description of operations about working time says in words.
import type { Operation } from '@stimpill/api-types';
import { describedOperations } from '../described-apis.ts';
import { leaveFaults } from './described-leave.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields at fault, of any operation. */
export function timeFaults(operationId: string, fields: Fields): string[] {
  switch (operationId) {
    case 'settleReview':
      return decisionFaults(fields);
    case 'checkEntriesForMany':
    case 'addEntriesForMany':
      return neitherTime(fields);
    case 'findCorrectionEffect':
      return correctionFaults(fields);
    default:
      return saysAnEntry(operationId) ? entryFaults(fields) : leaveFaults(operationId, fields);
  }
}

const saysAnEntry = (operationId: string) => {
  const operations: Readonly<Record<string, Operation>> = describedOperations;
  return 'breaks' in Object(operations[operationId]?.example.body);
};

/** "Is needed where there is no endAtUtc", and an end does not lie before its start. */
function neitherTime({ startAtUtc, endAtUtc }: Fields): string[] {
  return isMissing(startAtUtc) && isMissing(endAtUtc) ? ['startAtUtc'] : [];
}

/** Of the entry in the good calls, which has breaks and a sub-project. Only one fault is looked for at a time. */
function entryFaults({ endAtUtc, projectId, breaks, subProjectId }: Fields): string[] {
  return [
    ...(endAtUtc === null && isFilled(breaks) ? ['breaks'] : []),
    ...(projectId === null && typeof subProjectId === 'string' ? ['subProjectId'] : []),
  ];
}

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** "Not given: a new one", which is somebody's and has fields; a split changes nothing else. */
function correctionFaults({ timeEntryId, employeeId, entry, splitAtUtc }: Fields): string[] {
  const isNew = isMissing(timeEntryId);
  return [
    ...(isNew && isMissing(employeeId) ? ['employeeId'] : []),
    ...(isNew && isMissing(entry) ? ['entry'] : []),
    ...((isNew || !isMissing(entry)) && !isMissing(splitAtUtc) ? ['splitAtUtc'] : []),
  ];
}

/** The time belongs to one decision alone, and the time entry to another. */
function decisionFaults({ decision, atUtc, timeEntryId }: Fields): string[] {
  if (!['accept', 'acceptAt', 'attach', 'reject'].includes(String(decision))) return [];
  return [
    ...(isMissing(atUtc) === (decision === 'acceptAt') ? ['atUtc'] : []),
    ...(isMissing(timeEntryId) === (decision === 'attach') ? ['timeEntryId'] : []),
  ];
}

const isMissing = (value: unknown) => value === undefined || value === null;
