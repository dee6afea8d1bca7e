// Nobody decides about their own working time, whichever way they go, unless the company lets them.
import { may } from '@stimpill/api-types/manage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { bookBalance } from '#features/balances/book-balance.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { addTimeEntry, correctTimeEntry, removeTimeEntry } from '#features/ledger/edit-time-entries.ts';
import { settleReviewItem } from '#features/ledger/settle-review-item.ts';
import { approveTimesheets } from '#features/payroll/approve-timesheets.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { lockTimeEntries, unlockTimeEntries } from '#features/timesheets/lock-time-entries.ts';
import { startApi, type TestApi } from './api.ts';
import { operatorNamed } from './authors.ts';
import { readEveryTable } from './read-every-table.ts';

const DAY = { startDate: '2026-03-01', endDate: '2026-03-01' };
const at = (time: string) => Date.parse(`2026-03-01T${time}:00Z`);

/** Somebody's time, and who decides about it. */
type Case = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  readonly by: Author;
  readonly entryId: string;
  readonly itemId: string;
};

const authorOf = ({ company, by }: Case) => ({ company, by, reason: 'forgotten' });
const days = ({ company, by, employee }: Case) => ({
  ...{ company, by, employees: [employee], range: DAY, reason: 'checked', skipOpen: false },
});

/** Everything that decides about working time. */
const DECISIONS: Readonly<Record<string, (about: Case) => Promise<unknown>>> = {
  'to add time': (about) =>
    addTimeEntry(api.deps, authorOf(about), {
      employeeId: about.employee.id,
      ...{ kind: 'work', startAt: at('18:00'), endAt: at('19:00'), breaks: [] },
      ...{ projectId: null, subProjectId: null, isDraft: false },
    }),
  'to change time': (about) =>
    correctTimeEntry(api.deps, authorOf(about), about.entryId, { endAt: at('17:00') }),
  'to remove time': (about) => removeTimeEntry(api.deps, authorOf(about), about.entryId),
  'to answer a question about time': (about) =>
    settleReviewItem(api.deps, authorOf(about), about.itemId, { kind: 'accept' }),
  'to approve time': (about) => approveTimesheets(api.deps, days({ ...about })),
  'to lock time': (about) => lockTimeEntries(api.deps, days(about)),
  'to unlock time': (about) => unlockTimeEntries(api.deps, days(about)),
  'to book on a balance': ({ company, employee, by }) =>
    bookBalance(api.deps, {
      ...{ company, employee, by },
      booking: { account: 'restTimeOff', kind: 'opening', date: '2026-01-01', minutes: 60, reason: 'old' },
    }),
};

const decisions = Object.entries(DECISIONS);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let manager: EmployeeRow;
let company: CompanyRow;
beforeEach(async () => {
  company = await api.given.aCompany();
  manager = await api.given.anEmployee(company, { role: 'manager' });
});

const atTheDesk = ({ id }: EmployeeRow): Author => ({ door: 'desk', userId: id, operator: null });

async function caseOf(
  whose: 'own' | 'of somebody else',
  by: Author,
  decides_own_time = false,
): Promise<Case> {
  const { knex } = api.deps.database;
  await knex<CompanyRow>('companies').where({ id: company.id }).update({ decides_own_time });
  const row = whose === 'own' ? manager : await api.given.anEmployee(company);
  const employee = await findEmployee(companyScope(knex, company.id), row.id);
  const entry = await api.given.anEntry(row, '2026-03-01T08:00:00Z', '2026-03-01T16:00:00Z');
  const item = await api.given.aReviewItem(row, { time_entry_id: entry.id });
  const settings = await requireCompany(knex, company.id);
  return { company: settings, employee: employee!, by, entryId: entry.id, itemId: item.id };
}

describe('a manager is not allowed', () => {
  // A question that is open stops an approval before anybody asks who approves.
  it.each(decisions)('%s of their own, and nothing is written', async (says, decide) => {
    const about = await caseOf('own', atTheDesk(manager));
    if (says === 'to approve time')
      await api.deps.database.knex('review_items').where({ company_id: company.id }).delete();
    const before = await readEveryTable(api.database.database);

    await expect(decide(about)).rejects.toMatchObject({ code: 'auth.own_time' });

    expect(await readEveryTable(api.database.database)).toEqual(before);
  });
});

describe('a manager is allowed', () => {
  it.each(decisions)('%s of somebody else', async (_, decide) => {
    await decide(await caseOf('of somebody else', atTheDesk(manager)));
  });

  it.each(decisions)('%s of their own where the company lets them', async (_, decide) => {
    await decide(await caseOf('own', atTheDesk(manager), true));
  });
});

describe('an operator at the command line', () => {
  it.each(decisions)('is nobody of the company, so they are allowed %s', async (_, decide) => {
    await decide(await caseOf('own', operatorNamed('root')));
  });
});

describe('what the desk shows of it', () => {
  it.each([false, true])('is what the use cases do: with the setting at %s', async (decidesOwnTime) => {
    const { token } = await api.given.aDeskSession(manager);
    const about = await caseOf('own', atTheDesk(manager), decidesOwnTime);

    const { data: session } = await api.call('getDeskSession', { desk: token });
    const decided = await DECISIONS['to change time']!(about).then(
      () => null,
      () => 'ownTime',
    );

    expect(may(session, 'time.decide', { employeeId: manager.id })).toBe(decided);
  });
});
