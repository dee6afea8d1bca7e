// What is shown before a decision is what it does, and nothing that waits is left out of the numbers.
import type { OpenReviewItem, ReviewCase } from '@stimpill/api-types/manage';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { aDoubtfulPunch } from './a-doubtful-punch.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import { startApi, type TestApi } from './api.ts';
import { saveEntry } from './entries-by-call.ts';
import { PIN } from './given.ts';

const RUNS = 10;
const KINDS = [
  'punch',
  'overlong',
  'draft',
  'forgottenOut',
  'inactive',
  'missedBreak',
  'correction',
] as const;
const REASONS = { inactive: 'deactivated_while_clocked_in', correction: 'correction' } as const;

let api: TestApi;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  tenant = await aTenant(api);
  await api.given.aRule(tenant.company);
  token = (await api.given.aSession(tenant.users.owner)).token;
});

const companyId = () => tenant.company.id;
const hoursAgo = (hours: number) =>
  new Date(api.time.clock() - Math.round(hours * 60) * 60_000).toISOString();
const somebody = () => api.given.anEmployee(tenant.company, { pin: PIN });

const listed = async (query: Readonly<Record<string, string>> = {}) =>
  (await api.call('listReviews', { params: { companyId: companyId() }, query, token })).data;

/** A question of a kind, about a new person. @returns its id */
async function ask(kind: (typeof KINDS)[number], long: number): Promise<string> {
  const employee = await somebody();
  if (kind === 'overlong') return (await api.given.anEntry(employee, hoursAgo(17 + long), hoursAgo(0.5))).id;
  if (kind === 'draft')
    return (await api.given.anEntry(employee, hoursAgo(1 + long), hoursAgo(0.5), { is_draft: true })).id;
  if (kind === 'forgottenOut') return (await api.given.anEntry(employee, hoursAgo(13 + long), null)).id;
  if (kind === 'punch') {
    await api.given.anEntry(employee, hoursAgo(1 + long), null);
    return (await aDoubtfulPunch({ api, tenant }, employee)).id;
  }
  return await asked(kind, employee, long);
}

async function asked(
  kind: 'inactive' | 'missedBreak' | 'correction',
  employee: EmployeeRow,
  long: number,
): Promise<string> {
  if (kind !== 'missedBreak') {
    const { id } = await api.given.anEntry(employee, hoursAgo(1 + long), null);
    return (await api.given.aReviewItem(employee, { reason: REASONS[kind], time_entry_id: id })).id;
  }
  const entry = await api.given.anEntry(employee, hoursAgo(9), hoursAgo(0.5));
  const details = JSON.stringify([{ startAt: entry.start_at, endAt: entry.start_at + 1_800_000 }]);
  const about = { reason: 'break_missed', time_entry_id: entry.id, details };
  return (await api.given.aReviewItem(employee, about)).id;
}

describe('the inbox', () => {
  it('holds as many questions as its kinds together, and every one that was asked', async () => {
    const some = fc.array(fc.constantFrom(...KINDS), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(some, async (kinds) => {
        const before = await listed();
        const ids = [];
        for (const kind of kinds) ids.push(await ask(kind, 1));

        const all = await listed();
        const ofEach = await Promise.all(
          [...new Set(all.map(({ kind }) => kind))].map(async (kind) => await listed({ kind })),
        );

        expect(all.length).toBe(before.length + kinds.length);
        expect(ofEach.reduce((sum, { length }) => sum + length, 0)).toBe(all.length);
        expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
      }),
      { numRuns: RUNS },
    );
  });
});

/** Paid minutes of a person by line, over the days that an effect compares. */
async function paid(employeeId: string, { startDate, endDate }: Pick<Effect, 'startDate' | 'endDate'>) {
  const params = { companyId: companyId(), employeeId };
  const query = { startDate, endDate, language: 'is' } as const;
  const { data } = await api.call('getPersonDays', { params, query, token });
  return {
    worked: data.workedMinutes,
    lines: new Map(data.payLines.map(({ key, minutes }) => [key, minutes])),
  };
}

type Choice = ReviewCase['choices'][number];
type Effect = NonNullable<Choice['effect']>;

async function settle(question: OpenReviewItem, choice: Choice): Promise<number> {
  const { key, atUtc, timeEntryId, entry, version } = choice;
  const reason = 'As shown';
  const headers = { 'If-Match': version ?? '' };
  const params = { companyId: companyId(), timeEntryId: timeEntryId ?? '' };
  if (key === 'removeEntry')
    return (await api.call('removeTimeEntry', { params, headers, body: { reason }, token })).status;
  if (entry !== null) {
    const over = { version: version ?? '', reason };
    return (await saveEntry(api, { companyId: companyId(), token }, entry, over)).status;
  }
  const body = {
    ...{ decision: key, reason },
    ...(key === 'acceptAt' && { atUtc }),
    ...(key === 'attach' && { timeEntryId }),
  };
  const of = { companyId: companyId(), reviewId: question.id };
  return (await api.call('settleReview', { params: of, body, token })).status;
}

describe('a choice', () => {
  it('changes in pay what was shown before it was taken, also at a typed time', async () => {
    let changing = 0;
    const any = {
      kind: fc.constantFrom(...KINDS),
      long: fc.integer({ min: 1, max: 8 }),
      place: fc.nat(),
      minutesLess: fc.integer({ min: 5, max: 240 }),
    };
    await fc.assert(
      fc.asyncProperty(fc.record(any), async ({ kind, long, place, minutesLess }) => {
        const id = await ask(kind, long);
        const params = { companyId: companyId(), reviewId: id };
        const { data: shown } = await api.call('getReview', { params, token });
        const offered = shown.choices.filter(({ refusal }) => refusal === null);
        const chosen = offered[place % offered.length]!;
        const needsTime = chosen.needs.includes('atUtc');
        const body = { key: chosen.key, atUtc: hoursAgo(minutesLess / 60) };
        const tried = needsTime ? (await api.call('tryReviewTime', { params, body, token })).data : chosen;
        if (tried.effect === null) return;
        const { effect } = tried;
        const before = await paid(shown.employeeId!, effect);

        expect(await settle(shown, tried)).toBe(200);

        const after = await paid(shown.employeeId!, effect);
        const changed = [...new Set([...before.lines.keys(), ...after.lines.keys()])]
          .map((key) => [key, (after.lines.get(key) ?? 0) - (before.lines.get(key) ?? 0)] as const)
          .filter(([, minutes]) => minutes !== 0);
        const said = effect.lines.map(
          ({ key, beforeMinutes, afterMinutes }) => [key, afterMinutes - beforeMinutes] as const,
        );
        expect(new Map(changed)).toEqual(new Map(said));
        changing += said.length > 0 ? 1 : 0;
        expect([before.worked, after.worked]).toEqual([
          effect.workedMinutesBefore,
          effect.workedMinutesAfter,
        ]);
      }),
      { numRuns: 3 * RUNS },
    );
    // About nine of thirty do; that none does happens once in some ten thousand runs.
    expect(changing).toBeGreaterThan(0);
  });
});
