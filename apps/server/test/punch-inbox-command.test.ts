// Punches that became no working time are listed with their verdict, and a locked PIN is unlocked.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import type { SignedUpRow } from './given.ts';

const WEEK = ['--from', '2026-03-02', '--to', '2026-03-08'];

let cli: TestCommandLine;
let company: CompanyRow;
let anna: SignedUpRow;

beforeAll(async () => {
  cli = await startCommandLine();
});
afterAll(() => cli.stop());
beforeEach(async () => {
  cli.time.moveTo('2026-03-02T08:00:00Z');
  company = await cli.given.aCompany();
  anna = await cli.given.anEmployee(company, { display_name: 'Anna' });
});

async function punch(action: 'start' | 'stop', employeeId = anna.id): Promise<void> {
  const recorded = cli.deps.recordPunch({
    door: 'partner',
    companyId: company.id,
    employeeId,
    action,
    projectId: undefined,
    subProjectId: undefined,
    location: { latitude: 64.1, longitude: -21.9 },
    clientAddress: '192.0.2.7',
    deviceId: undefined,
    sentBy: undefined,
  });
  // The answer may be a refusal: these tests only look at the inbox.
  await Promise.allSettled([recorded]);
  cli.time.advance({ minutes: 1 });
}

describe('the inbox', () => {
  it('lists refused punches with their reason, and no applied ones', async () => {
    await punch('start');
    await punch('start');
    await punch('stop', company.id);

    const listed = await cli.json(['inbox', 'list', company.id, ...WEEK]);

    expect(listed).toMatchObject([
      { name: 'Anna', action: 'start', verdict: 'conflict', code: 'punch.already_clocked_in' },
      { name: null, action: 'stop', verdict: 'conflict', code: 'employee.not_found' },
    ]);
  });

  it('shows the last verdict of a punch and those nobody has judged', async () => {
    await punch('stop');
    const key = { company_id: company.id };
    const knex = cli.database.database.knex;
    const [refused] = await knex<{ id: string; company_id: string }>('punch_inbox').where(key);
    const verdict = { ...key, punch_id: refused!.id, decided_at: cli.time.clock() };
    await knex('punch_verdicts').insert({ ...verdict, id: crypto.randomUUID(), verdict: 'review' });
    await knex('punch_inbox').insert({
      ...refused,
      id: crypto.randomUUID(),
      punched_at: Date.parse('2026-03-03T08:00:00Z'),
    });

    const all = await cli.json(['inbox', 'list', company.id, ...WEEK]);
    const stored = await cli.json(['inbox', 'list', company.id, ...WEEK, '--verdict', 'stored']);

    expect(all).toMatchObject([{ verdict: 'review' }, { verdict: 'stored', code: null }]);
    expect(stored).toMatchObject([{ punchedAtUtc: '2026-03-03T08:00:00.000Z' }]);
  });

  it('lists only the days and people asked for, and no further personal data', async () => {
    const jon = await cli.given.anEmployee(company, { display_name: 'Jón' });
    await punch('stop', jon.id);
    await punch('stop');

    const { out } = await cli.run(['inbox', 'list', company.id, ...WEEK, '--employee', anna.id]);
    const before = await cli.run(['inbox', 'list', company.id, '--from', '2026-02-01', '--to', '2026-03-01']);
    const wrong = await cli.run(['inbox', 'list', company.id, ...WEEK, '--verdict', 'lost']);

    expect(out).toContain('2026-03-02 08:01  Anna  stop    partner  conflict  punch.not_clocked_in');
    expect(out).not.toContain('Jón');
    expect(out).not.toContain('192.0.2.7');
    expect(before.out).toBe('There are no such punches on these days.\n');
    expect(wrong.code).toBe(2);
  });
});

describe('a locked PIN', () => {
  it('works again at once when it is unlocked', async () => {
    const deviceId = crypto.randomUUID();
    const attempt = { companyId: company.id, employeeId: anna.id, deviceId, isSomebody: true };
    const wrong = () => cli.deps.failedAttempts.tryPin(attempt, () => Promise.resolve(false));
    for (let tries = 0; tries < 5; tries += 1) await wrong();
    await expect(wrong()).rejects.toThrow();

    const { code } = await cli.call('unlockPin', { companyId: company.id, employeeId: anna.email });

    expect(code).toBe(0);
    expect(await cli.deps.failedAttempts.tryPin(attempt, () => Promise.resolve(true))).toEqual({
      isRight: true,
    });
  });

  it('stays locked for other people when one person is unlocked', async () => {
    const jon = await cli.given.anEmployee(company);
    const attempt = {
      companyId: company.id,
      employeeId: jon.id,
      deviceId: crypto.randomUUID(),
      isSomebody: true,
    };
    const wrong = () => cli.deps.failedAttempts.tryPin(attempt, () => Promise.resolve(false));
    for (let tries = 0; tries < 5; tries += 1) await wrong();

    await cli.call('unlockPin', { companyId: company.id, employeeId: anna.id });
    const nobody = await cli.call('unlockPin', { companyId: company.id, employeeId: 'nobody@example.is' });

    await expect(wrong()).rejects.toThrow();
    expect(nobody.code).toBe(1);
  });
});
