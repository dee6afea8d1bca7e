// The body of a question about a correction -> the correction.
import type { RequestOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import type { Correction } from './find-correction-effect.ts';
import { toEntryFields } from './to-entry-record.ts';

type Body = RequestOf<typeof manageOperations.findCorrectionEffect>['body'];

export function toCorrection({ timeEntryId: id, employeeId, entry, splitAtUtc }: Body): Correction {
  if (id !== undefined && entry !== undefined) return { kind: 'change', id, fields: toEntryFields(entry) };
  if (id !== undefined && splitAtUtc !== undefined) return { kind: 'split', id, at: Date.parse(splitAtUtc) };
  if (id !== undefined) return { kind: 'remove', id };
  if (employeeId === undefined || entry === undefined)
    return assertNeverHappens('a new entry of nobody, which the contract refuses');
  return { kind: 'add', employeeId, fields: toEntryFields(entry) };
}
