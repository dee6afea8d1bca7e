// Which shifts are planned before anybody works: most in the middle of when people come, some when nobody does.
import type { CampaignOptions } from '../campaign-options.ts';
import type { Chance } from '../chance.ts';
import type { Company } from './companies.ts';
import type { Shift } from './shift.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SHIFTS_OF_EACH = 8;
/** Fractions of the time in which somebody comes and goes once: most shifts lie where the person is there, some where they never are. */
const USUAL = { from: 0.26, to: 0.44 };
const IDLE = { from: 0.88, to: 0.93 };
const IDLE_SHARE = 0.2;

export function planShifts(
  chance: Chance,
  options: CampaignOptions,
  { people, projects }: Company,
  start: number,
): readonly Shift[] {
  const visits = Math.max(1, Math.round(options.punches / options.companies / options.peopleOfEach / 2));
  const slot = (options.days * DAY_MS) / visits;
  return people.flatMap(({ id: employeeId, name }) =>
    Array.from({ length: Math.min(SHIFTS_OF_EACH, visits) }, (_, number) => {
      const word = `${name} planned ${number}`;
      const place = Math.floor((visits * (number + chance.of(word, 'place'))) / SHIFTS_OF_EACH);
      const { from, to } = chance.of(word, 'idle') < IDLE_SHARE ? IDLE : USUAL;
      const at = (part: number) => Math.floor((start + slot * (place + part)) / MINUTE_MS) * MINUTE_MS;
      const projectId = chance.of(word, 'project') < 0.5 ? chance.pick(projects, word).id : null;
      return { id: chance.guid(word), employeeId, projectId, startAt: at(from), endAt: at(to) };
    }),
  );
}
