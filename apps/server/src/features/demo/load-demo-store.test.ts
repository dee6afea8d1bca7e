import { toLocalDate } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { listPayrollRuns } from '#features/payroll-runs/payroll-run-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listQuestions } from '#features/reviews/list-questions.ts';
import { listTablets } from '#features/tablets/health/tablet-store.ts';
import { checkPayrollMonth } from '#features/payroll-runs/check-payroll-month.ts';
import { dayOf, firstOfMonth } from './calendar.ts';
import { COMPANY_ID } from './demo-structure.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLogin } from '#features/people/employee-store.ts';
import { demoDeps, exampleCompanyFile, importer } from '../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../test/test-databases.ts';
import { setPassword } from '#features/auth/set-password.ts';
import { loadDemo, publishedSignIns } from './load-demo.ts';
import { operatorNamed } from '../../../test/authors.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

/** @param monthsAgo 0: this one, up to today */
async function monthAt(now: number, monthsAgo: 0 | 1) {
  const today = dayOf(now);
  const range = {
    startDate: toLocalDate(firstOfMonth(today, monthsAgo)),
    endDate: toLocalDate(monthsAgo === 0 ? today : firstOfMonth(today, 0) - 1),
  };
  const asked = { companyId: COMPANY_ID, profileKey: 'dk', range, employeeIds: null, now } as const;
  return await checkPayrollMonth(test.database.knex, asked, {
    isSeen: () => true,
    seer: { companyId: COMPANY_ID, userId: '', role: 'owner', departmentIds: null },
  });
}

async function openValues(now: number): Promise<readonly string[]> {
  const check = (await monthAt(now, 0)).checks.find(({ code }) => code === 'parameterMissing');
  return check?.words.map(({ is }) => is) ?? [];
}

/** Of the month before this one. */
async function peopleNotReady(now: number): Promise<string[]> {
  const { people } = await monthAt(now, 1);
  return people.filter(({ state }) => state === 'open').map(({ displayName }) => displayName);
}

describe('loading the demo', () => {
  it('into an empty database gives logins that work', async () => {
    const deps = demoDeps(test);

    const demo = await loadDemo({ credentials: 'fixed' }, deps);

    const login = await findLogin(test.database.knex, demo?.manager.email ?? '');
    const hash = login?.credentials.passwordHash ?? null;
    expect(await deps.passwords.isPassword(hash, demo?.manager.password ?? '')).toBe(true);
    expect(demo?.employees).toHaveLength(3);
  });

  it('a second time says the same and writes nothing', async () => {
    const deps = demoDeps(test);
    const first = await loadDemo({ credentials: 'fixed' }, deps);
    const before = await test.database.knex('changes').count();

    const second = await loadDemo({ credentials: 'fixed' }, deps);

    expect(second).toEqual(first);
    expect(await test.database.knex('changes').count()).toEqual(before);
  });

  it('beside another company is left alone', async () => {
    await importer(test)(exampleCompanyFile());

    expect(await loadDemo({ credentials: 'fixed' }, demoDeps(test))).toBeNull();
    expect(await test.database.knex('companies')).toHaveLength(1);
  });

  it('never shows documented credentials that do not work', async () => {
    const deps = demoDeps(test);
    const demo = await loadDemo({ credentials: 'fixed' }, deps);
    const login = await findLogin(test.database.knex, demo?.owner.email ?? '');
    if (login === undefined) throw new Error('no owner');
    await setPassword(deps, login.employee, { password: 'another password', by: operatorNamed('owner') });

    expect(await loadDemo({ credentials: 'fixed' }, deps)).toBeNull();
  });

  it('with random credentials shows them once', async () => {
    const deps = demoDeps(test);

    const first = await loadDemo({ credentials: 'random' }, deps);

    expect(first?.owner.password).toHaveLength(20);
    expect(await loadDemo({ credentials: 'random' }, deps)).toBeNull();
    expect(await loadDemo({ credentials: 'fixed' }, deps)).toBeNull();
  });

  // In the first days of a month, who was left in two days ago is of the month before; and so may be whoever worked very long.
  // By name, between those of whom the demo tells. Then whether the driver, who may be on leave, was called out this month.
  it.each([
    ['2026-11-24T14:00:00Z', [], true],
    ['2027-01-02T22:00:00Z', ['Hrafnkell Úlfur Stefánsson', 'Maria Santos Reyes'], false],
    ['2026-08-20T18:30:00Z', ['Maria Santos Reyes'], false],
  ])(
    'at %s leaves questions of every kind, a silent tablet, a month and a bonus that were sent, a value to give, and a month that is ready but for three people',
    async (moment, askedAbout, wasCalledOut) => {
      const now = Date.parse(moment);
      await loadDemo({ credentials: 'fixed' }, { ...demoDeps(test), clock: () => now });
      const scope = companyScope(test.database.knex, COMPANY_ID);

      const questions = await listQuestions(scope, {
        company: await requireCompany(test.database.knex, COMPANY_ID),
        whose: 'everybody',
        now,
      });

      expect(new Set(questions.map(({ kind }) => kind))).toEqual(
        new Set([
          ...['punch', 'correction', 'dispute', 'missedBreak', 'inactive', 'lockedPin', 'tablet'],
          ...['forgottenOut', 'overlong', 'draft', 'workedWhileAway'],
        ]),
      );
      expect(await peopleNotReady(now)).toEqual(
        ['Elín Ósk Rúnarsdóttir', 'Kristján Bjarki Högnason', 'Nguyễn Thị Hương', ...askedAbout].sort(),
      );
      const runs = await listPayrollRuns(scope);
      expect(runs.map(({ target, kind }) => `${target} ${kind}`).sort()).toEqual([
        'dk whole',
        'kjarni bonus',
      ]);
      expect(runs.find(({ kind }) => kind === 'bonus')?.people.length).toBeGreaterThan(15);
      expect(await openValues(now)).toEqual(['lágmark útkalls'].slice(0, wasCalledOut ? 1 : 0));
      const tablets = await listTablets(test.database.knex, COMPANY_ID);
      expect(tablets.map(({ name, waitingPunches }) => [name, waitingPunches])).toEqual([
        ['Við innganginn', 0],
        ['Bakaríið', 3],
      ]);
    },
  );
});

describe('passwords that everybody can read', () => {
  it('are found while the demo takes one of them, and not where it never did', async () => {
    const deps = demoDeps(test);
    expect(await publishedSignIns(deps)).toEqual([]);
    const demo = await loadDemo({ credentials: 'fixed' }, deps);
    const logins = [demo?.owner, demo?.manager, demo?.accountant, demo?.service].map((login) => login?.email);
    expect(await publishedSignIns(deps)).toEqual(logins);

    const [owner = '', ...others] = logins;
    const login = await findLogin(test.database.knex, owner);
    if (login === undefined) throw new Error('The demo has no owner.');
    await setPassword(deps, login.employee, { password: 'another password', by: operatorNamed('Anna') });

    expect(await publishedSignIns(deps)).toEqual(others);
  });
});
