// The reach of a manager as the fields of a form have it, and back.
import type { PersonReach } from '@stimpill/api-types/manage';

export type ReachValues = {
  readonly who: 'everybody' | 'some';
  readonly departmentIds: readonly string[];
  readonly standIns: PersonReach['standIns'];
};

export function toReachValues({ limitedToDepartmentIds: ids, standIns }: PersonReach): ReachValues {
  return { who: ids === null ? 'everybody' : 'some', departmentIds: ids ?? [], standIns };
}

export function toReach({ who, departmentIds, standIns }: ReachValues): PersonReach {
  return { limitedToDepartmentIds: who === 'everybody' ? null : [...departmentIds], standIns };
}
