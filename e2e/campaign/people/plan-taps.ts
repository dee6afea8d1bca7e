// Who will punch when, at which door, before anything goes wrong: thirty days of shifts, and now and then somebody who punches
// in twice, forgets to punch out, or does so where nothing was open.
import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import type { Action, Door } from '../journal.ts';
import type { Company, Person } from './companies.ts';
import { planBrought } from './plan-brought.ts';
import type { Brought } from './brought.ts';

export type PlannedTap = {
  readonly company: Company;
  readonly person: Person;
  readonly door: Door;
  readonly action: Action;
  readonly at: number;
  readonly brought: Brought;
};

const DAY_MS = 86_400_000;

export function planTaps(
  chance: Chance,
  options: Pick<CampaignOptions, 'punches' | 'days' | 'oddShifts'>,
  companies: readonly Company[],
  { start, doors }: { readonly start: number; readonly doors: readonly Door[] },
): readonly PlannedTap[] {
  const people = companies.flatMap((company) => company.people.map((person) => ({ company, person })));
  const shifts = Math.max(1, Math.round(options.punches / people.length / 2));
  const slot = (options.days * DAY_MS) / shifts;
  return people
    .flatMap(({ company, person }) =>
      Array.from({ length: shifts }, (_, number) => {
        const name = `${person.name} shift ${number}`;
        const from = start + number * slot;
        return planShift(chance, doors, { name, from, slot, share: options.oddShifts }).map((tap) => ({
          company,
          person,
          ...tap,
        }));
      }).flat(),
    )
    .sort((a, b) => a.at - b.at || (a.person.name < b.person.name ? -1 : 1))
    .map((tap, place) => ({ ...tap, brought: planBrought(chance, tap, place + 1) }));
}

type Shift = {
  readonly name: string;
  readonly from: number;
  readonly slot: number;
  readonly share: number;
};

function planShift(
  chance: Chance,
  doors: readonly Door[],
  { name, from, slot, share }: Shift,
): Pick<PlannedTap, 'door' | 'action' | 'at'>[] {
  const door = chance.pick(doors, name, 'door');
  const other = chance.pick(doors, name, 'other door');
  const startAt = Math.round(from + slot * 0.25 * chance.of(name, 'start'));
  const stopAt = Math.round(startAt + slot * (0.2 + 0.4 * chance.of(name, 'stop')));
  const start = { door, action: 'start' as const, at: startAt };
  // A person who leaves by another exit punches out there.
  const stop = { door: chance.of(name, 'exit') < 0.1 ? other : door, action: 'stop' as const, at: stopAt };
  const oddity = chance.of(name, 'oddity');
  if (oddity < share) return [start, { ...start, door: other, at: startAt + 600_000 }, stop];
  if (oddity < 2 * share) return [start, stop, { ...stop, door: other, at: stopAt + 600_000 }];
  return oddity < 3 * share ? [start] : [start, stop];
}
