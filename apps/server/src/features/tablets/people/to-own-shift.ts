import type { DataOf } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import type { Shift } from '#features/schedules/shift-store.ts';
import { toInstant } from '#to-instant.ts';

type OwnShift = DataOf<typeof stationOperations.listOwnShifts>['shifts'][number];

export function toOwnShift({ id, typeName, startAt, endAt }: Shift): OwnShift {
  return { id, shiftTypeName: typeName, startAtUtc: toInstant(startAt), endAtUtc: toInstant(endAt) };
}
