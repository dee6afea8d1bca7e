// The yearly bonus that was due last, as the accountant sent it some days before.
import { toLocalDate, yearOf } from '@stimpill/time';
import type { BonusOfYear } from '#features/bonuses/bonus.ts';
import { draftBonusRun } from '#features/payroll-runs/draft-bonus-run.ts';
import { makeBonusRun } from '#features/payroll-runs/make-bonus-run.ts';
import { dayOf, type Day } from './calendar.ts';
import { employeeId } from './demo-employees.ts';
import { at, personOf } from './demo-stories.ts';
import { COMPANY_ID } from './demo-structure.ts';
import type { LoadDemoDeps } from './demo-summary.ts';

type SentOn = { readonly kind: BonusOfYear['kind']; readonly day: string };

const SENT_ON: readonly SentOn[] = [
  { kind: 'december', day: '12-10' },
  { kind: 'holiday', day: '05-28' },
];

/** @returns when it was sent, and how */
export function lastBonus(deps: LoadDemoDeps, today: Day): { at: number; happen: () => Promise<unknown> } {
  const [last] = [yearOf(today), yearOf(today) - 1]
    .flatMap((year) => SENT_ON.map(({ kind, day }) => ({ kind, year, date: `${year}-${day}` })))
    .filter(({ date }) => date < toLocalDate(today))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  if (last === undefined) throw new Error('There is a bonus in every year.');
  const now = at(dayOf(Date.parse(last.date)), '10:31');
  return { at: now, happen: () => send(deps, last, now) };
}

async function send({ database }: LoadDemoDeps, { kind, year }: BonusOfYear, now: number): Promise<void> {
  const draftBonus = (request: Parameters<typeof draftBonusRun>[1]) => draftBonusRun(database.knex, request);
  await makeBonusRun(
    { database, clock: () => now, draftBonus },
    { companyId: COMPANY_ID, kind, year, profileKey: 'kjarni', employeeIds: null },
    { door: 'demo', userId: employeeId(personOf('bokari')), operator: null },
  );
}
