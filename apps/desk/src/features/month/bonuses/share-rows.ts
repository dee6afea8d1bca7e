// The table has a row for each share; who has none has a row that says so.
import type { Bonuses, BonusesOfPerson, BonusShare } from './bonus-types.ts';

export type ShareRow = {
  readonly id: string;
  readonly person: BonusesOfPerson;
  readonly share: BonusShare | null;
};

export function shareRows({ people }: Bonuses): readonly ShareRow[] {
  return people.flatMap((person): ShareRow[] => {
    const { employeeId, shares } = person;
    if (shares.length === 0) return [{ id: employeeId, person, share: null }];
    return shares.map((share) => ({ id: `${employeeId} ${share.startDate}`, person, share }));
  });
}

/** Ids of the people for whom something is proposed. */
export function proposedIds({ people }: Bonuses): readonly string[] {
  return people
    .filter(({ shares }) => shares.some(({ proposedAmount }) => proposedAmount > 0))
    .map(({ employeeId }) => employeeId);
}
