// What waits for a manager about these people and days and keeps their time from being approved: open review items, and time that asks by
// itself.
import { addDays, instantsOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { whoseOf, type Whose } from '#database/whose.ts';
import { listWorkedWhileAway, type WorkedWhileAway } from '#features/absences/worked-while-away.ts';
import { countOverlong } from '#features/ledger/overlong-store.ts';
import { countOpenReviews } from '#features/ledger/doubt-store.ts';
import type { Asked } from './completeness-issues.ts';

type Counts = ReadonlyMap<string, number>;

/** Time about which no review item asks: entries that are too long, and days of absence with work. By employee id. */
export type AskingTime = { readonly overlong: Counts; readonly workedWhileAway: Counts };

/** How many each person has, by employee id: in all, and of those the ones of time. */
export async function countOpenQuestions(
  scope: CompanyScope,
  asked: Asked,
): Promise<{ readonly all: Counts; readonly ofTime: AskingTime }> {
  const { company, employees, range } = asked;
  const whose = whoseOf(employees);
  const items = await countOpenReviews(scope, whose, instantsOf(range, company.timeZone));
  const ofTime = await countAskingTime(scope, asked);
  const all = new Map(items);
  for (const [id, count] of [...ofTime.overlong, ...ofTime.workedWhileAway])
    all.set(id, (all.get(id) ?? 0) + count);
  return { all, ofTime };
}

async function countAskingTime(
  scope: CompanyScope,
  { company, employees, range }: Asked,
): Promise<AskingTime> {
  const whose: Whose = whoseOf(employees);
  const instants = instantsOf(range, company.timeZone);
  // Work of the last night can be about the day after it.
  const around = { ...range, endDate: addDays(range.endDate, 1) };
  const days = await listWorkedWhileAway(scope, { company, whose, range: around });
  const isAsked = ({ absence, asked }: WorkedWhileAway) =>
    absence.date <= range.endDate || asked.some(({ startAt }) => startAt < instants.to);
  const workedWhileAway = new Map<string, number>();
  for (const { absence } of days.filter(isAsked))
    workedWhileAway.set(absence.employeeId, (workedWhileAway.get(absence.employeeId) ?? 0) + 1);
  return {
    overlong: await countOverlong(scope, whose, { hours: company.longestEntryHours, ...instants }),
    workedWhileAway,
  };
}
