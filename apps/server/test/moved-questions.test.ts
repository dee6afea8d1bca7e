// Approved days that have depended on a correction for 45 days are a question, once, until they are approved anew or somebody says why they stay.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { askAboutMoved } from '#features/payroll-runs/ask-about-moved.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { entriesByCall } from './entries-by-call.ts';
import type { SignedUpRow } from './given.ts';

let cli: TestCommandLine;
let company: CompanyRow;
let anna: SignedUpRow;
let first: TimeEntryRow;

beforeAll(async () => {
  cli = await startCommandLine();
});
afterAll(() => cli.stop());

const onDays = (from: string, to = from) => ['--from', `2026-03-${from}`, '--to', `2026-03-${to}`];
const timesheet = (action: string, ...rest: string[]) => cli.run(['timesheet', action, company.id, ...rest]);
const setHours = async (hours: number) => {
  const endAtUtc = new Date(first.start_at + hours * 3_600_000).toISOString();
  await entriesByCall(cli, company.id).change(first.id, { endAtUtc });
};

/** Four Saturdays of March, approved on 1 April; the first was an hour short, and is corrected on 20 April. */
beforeEach(async () => {
  company = await cli.given.aCompany();
  await cli.given.aRule(company, { agreement: 'craft' });
  anna = await cli.given.anEmployee(company, { display_name: 'Anna' });
  const saturday = (day: string, hours: number) =>
    cli.given.anEntry(anna, `2026-03-${day}T10:00:00Z`, `2026-03-${day}T${10 + hours}:00:00Z`);
  first = await saturday('07', 1);
  for (const day of ['14', '21', '28']) await saturday(day, 4);
  cli.time.moveTo('2026-04-01T08:00:00Z');
  await timesheet('approve', ...onDays('01', '31'));
  cli.time.moveTo('2026-04-20T08:00:00Z');
  await timesheet('unlock', ...onDays('07'), '--reason', 'short');
  await setHours(4);
});

async function atNight(date: string): Promise<readonly ReviewItemRow[]> {
  cli.time.moveTo(`${date}T04:10:00Z`);
  const job = { id: 'x', kind: 'x', details: {}, dueAt: 0, giveUpAt: 0, tries: 1, lastFault: null };
  await askAboutMoved(cli.deps).run(job, new AbortController().signal);
  return await cli.database.database
    .knex<ReviewItemRow>('review_items')
    .where({ company_id: company.id })
    .whereNull('settled_at');
}

describe('approved days that would change', () => {
  it('are asked about after 45 days, once, until they are approved anew', async () => {
    const before = await atNight('2026-06-03');
    const [item] = await atNight('2026-06-05');
    const again = await atNight('2026-06-06');
    await timesheet('approve', ...onDays('01', '31'));

    expect(before).toEqual([]);
    expect(item).toMatchObject({
      ...{ employee_id: anna.id, reason: 'figures_moved', punch_id: null },
      details: '{"dates":["2026-03-28"]}',
    });
    expect(again.map(({ id }) => id)).toEqual([item?.id]);
    expect(await atNight('2026-06-07')).toEqual([]);
  });

  it('are asked about no more once the correction was taken back', async () => {
    await atNight('2026-06-05');
    await setHours(1);

    expect(await atNight('2026-06-06')).toEqual([]);
  });

  it('are not asked about again where somebody said why they stay, and hold up no approval', async () => {
    const [item] = await atNight('2026-06-05');
    const about = { companyId: company.id, reviewId: item?.id ?? '' };
    const refused = await cli.call('settleReview', about, { decision: 'reject', reason: 'no' });
    await cli.call('settleReview', about, { decision: 'accept', reason: 'paid by hand' });

    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Approve the person again')]);
    expect(await atNight('2026-06-06')).toEqual([]);
  });
});
