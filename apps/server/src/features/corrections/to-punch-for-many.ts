// A punch for many between the contract and the use case.
import type { DataOf, RequestOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { LineNamesOf } from '#features/rules/pay-lines.ts';
import { toInstant } from '#to-instant.ts';
import type { AddedForOne, CheckedForOne, PunchForMany, RefusalForOne } from './punch-for-many.ts';
import { toPayEffect } from '../timesheets/to-pay-effect.ts';

type Body = RequestOf<typeof manageOperations.checkEntriesForMany>['body'];
type PublicAdded = DataOf<typeof manageOperations.addEntriesForMany>[number];
type PublicChecked = DataOf<typeof manageOperations.checkEntriesForMany>[number];

export function toPunchForMany({ employeeIds, startAtUtc, endAtUtc, projectId }: Body): PunchForMany {
  return {
    employeeIds,
    startAt: startAtUtc === undefined ? null : Date.parse(startAtUtc),
    endAt: endAtUtc === undefined ? null : Date.parse(endAtUtc),
    projectId: projectId ?? null,
  };
}

export function toAddedForOne({ employee, refusal, entry }: AddedForOne): PublicAdded {
  return { ...toPerson(employee), refusal: refusal && toRefusal(refusal), timeEntryId: entry?.id ?? null };
}

export function toCheckedForOne(
  { employee, refusal, effect }: CheckedForOne,
  namesOf: LineNamesOf,
): PublicChecked {
  return {
    ...toPerson(employee),
    refusal: refusal && toRefusal(refusal),
    effect: effect && toPayEffect(effect, namesOf),
  };
}

function toPerson({ id, displayName }: AddedForOne['employee']) {
  return { employeeId: id, employeeDisplayName: displayName };
}

function toRefusal({ code, message, overlaps }: RefusalForOne): NonNullable<PublicAdded['refusal']> {
  return {
    code,
    message,
    overlaps: overlaps && {
      timeEntryId: overlaps.id,
      startAtUtc: toInstant(overlaps.startAt),
      endAtUtc: overlaps.endAt === null ? null : toInstant(overlaps.endAt),
      isLocked: overlaps.isLocked,
    },
  };
}
