// A law of every read of hours: a month is the sum of its weeks, and each week the sum of its days.
import { BUCKET_FIELDS, type TimeEntryTotals } from '@stimpill/api-types';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** October 2026, in which the clocks of Copenhagen change. */
const FIRST_DAY = Date.parse('2026-10-01');
const DAYS = 31;

let api: TestApi;
let company: CompanyRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
  company = await api.given.aCompany({ time_zone: 'Europe/Copenhagen' });
  await api.given.aRule(company);
  token = await api.tokenOf(await api.given.anEmployee(company, { role: 'owner', password: PASSWORD }));
});
afterAll(() => api.stop());

/** Breaks and stretches of work that follow each other, in minutes, from somewhat before the month until after it. */
const work = fc.array(
  fc.record({ pause: fc.integer({ min: 0, max: 2000 }), length: fc.integer({ min: 0, max: 1200 }) }),
  { minLength: 15, maxLength: 30 },
);

it('sums days to weeks and weeks to the month', async () => {
  await fc.assert(
    fc.asyncProperty(work, async (stretches) => {
      const employeeId = await someoneWhoWorked(stretches);

      const month = await totalsOf(employeeId, 0, DAYS - 1);
      const weeks = await Promise.all([0, 7, 14, 21, 28].map((day) => totalsOf(employeeId, day, day + 6)));
      const days = await Promise.all(
        Array.from({ length: DAYS }, (_, day) => totalsOf(employeeId, day, day)),
      );

      expect(sumOf(weeks)).toEqual(sumOf([month]));
      expect(sumOf(days)).toEqual(sumOf([month]));
      expect(bucketsOf(month)).toBe(month.totalMinutes);
      api.time.advance({ minutes: 1 });
    }),
    { numRuns: 8 },
  );
});

async function someoneWhoWorked(
  stretches: readonly { readonly pause: number; readonly length: number }[],
): Promise<string> {
  const employee = await api.given.anEmployee(company);
  let at = FIRST_DAY - DAY_MS;
  for (const { pause, length } of stretches) {
    const start = at + pause * MINUTE_MS;
    at = start + length * MINUTE_MS;
    await api.given.anEntry(employee, new Date(start).toISOString(), new Date(at).toISOString());
  }
  return employee.id;
}

/** The last week of the month is shorter than the others. */
async function totalsOf(employeeId: string, first: number, last: number): Promise<TimeEntryTotals> {
  const dateOf = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
  const { data } = await api.call('getTimeEntries', {
    params: { companyId: company.id },
    query: { employeeId, startDate: dateOf(first), endDate: dateOf(Math.min(last, DAYS - 1)) },
    token,
  });
  return data.totals;
}

function sumOf(parts: readonly TimeEntryTotals[]): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (name: string, minutes: number) => (sums[name] = (sums[name] ?? 0) + minutes);
  for (const { dynamicPayLines, creditMinutes, ...minutes } of parts) {
    for (const [name, value] of Object.entries(minutes)) add(name, value);
    for (const [code, value] of Object.entries(dynamicPayLines)) add(`pay line ${code}`, value);
    for (const [account, value] of Object.entries(creditMinutes)) add(`account ${account}`, value);
  }
  return sums;
}

function bucketsOf(totals: TimeEntryTotals): number {
  return BUCKET_FIELDS.reduce((sum, field) => sum + totals[field], 0);
}
