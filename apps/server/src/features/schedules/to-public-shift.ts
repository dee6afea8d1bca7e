import type { Shift as PublicShift } from '@stimpill/api-types';
import { toInstant } from '#to-instant.ts';
import type { Shift } from './shift-store.ts';

/** A stored shift was planned by somebody; a slot from a rule is marked as virtual. */
export function toPublicShift(shift: Shift & { readonly isVirtualRuleSlot?: true }): PublicShift {
  return {
    id: shift.id,
    employeeId: shift.employeeId,
    employeeDisplayName: shift.employeeDisplayName ?? '',
    shiftTypeName: shift.typeName,
    shiftTypeColorHex: shift.colorHex,
    projectId: shift.projectId,
    startTime: toInstant(shift.startAt),
    endTime: toInstant(shift.endAt),
    isAdvertised: shift.isAdvertised,
    isVirtualRuleSlot: shift.isVirtualRuleSlot ?? false,
  };
}
