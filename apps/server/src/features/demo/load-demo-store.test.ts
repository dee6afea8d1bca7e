import { toLocalDate } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { listPayrollRuns } from '#features/payroll-runs/payroll-run-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listQuestions } from '#features/reviews/list-questions.ts';
import { listTablets } from '#features/tablets/health/tablet-store.ts';
import { checkPayrollMonth } from '#features/payroll-runs/check-payroll-month.ts';
import { dayOf, firstOfMonth } from './calendar.ts';
import { COMPANY_ID } from './demo-structure.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { findLogin } from '#features/people/employee-store.ts';
import { demoDeps, exampleCompanyFile, importer } from '../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../test/test-databases.ts';
import { setPassword } from '#features/auth/set-password.ts';
import { loadDemo, publishedSignIns } from './load-demo.ts';
import { operatorNamed } from '../../../test/authors.ts';

let test: TestDatabase;
const begin = async () => {
  test = await freshDatabase();
};
const end = () => test.drop();

/** @param monthsAgo 0: this one, up to today */
async function monthAt(now: number, monthsAgo: 0 | 1) {
  const today = dayOf(now);
  const range = {
    startDate: toLocalDate(firstOfMonth(today, monthsAgo)),
    endDate: toLocalDate(monthsAgo === 0 ? today : firstOfMonth(today, 0) - 1),
  };
  const asked = { companyId: COMPANY_ID, profileKey: 'dk', range, employeeIds: null, now } as const;
  return await checkPayrollMonth(test.database.knex, asked, {
    before: null,
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

/** Whose passwords the demo tells. */
const told = (demo: Awaited<ReturnType<typeof loadDemo>>) =>
  [demo?.owner, demo?.manager, demo?.accountant, demo?.service].map((login) => login?.email);

describe('the demo in a database that was empty', () => {
  let demo: Awaited<ReturnType<typeof loadDemo>>;
  beforeAll(async () => {
    await begin();
    demo = await loadDemo({ credentials: 'fixed' }, demoDeps(test));
  });
  afterAll(end);

  it('gives logins that work', async () => {
    const login = await findLogin(test.database.knex, demo?.manager.email ?? '');
    const hash = login?.credentials.passwordHash ?? null;

    expect(await demoDeps(test).passwords.isPassword(hash, demo?.manager.password ?? '')).toBe(true);
    expect(demo?.employees).toHaveLength(3);
  });

  it('says the same a second time and writes nothing', async () => {
    const before = await test.database.knex('changes').count();

    const second = await loadDemo({ credentials: 'fixed' }, demoDeps(test));

    expect(second).toEqual(demo);
    expect(await test.database.knex('changes').count()).toEqual(before);
  });

  it('takes passwords that everybody can read, which are found', async () => {
    expect(await publishedSignIns(demoDeps(test))).toEqual(told(demo));
  });
});

describe('the demo of which somebody has changed a password', () => {
  let demo: Awaited<ReturnType<typeof loadDemo>>;
  beforeAll(async () => {
    await begin();
    demo = await loadDemo({ credentials: 'fixed' }, demoDeps(test));
    const login = await findLogin(test.database.knex, demo?.owner.email ?? '');
    if (login === undefined) throw new Error('The demo has no owner.');
    await setPassword(demoDeps(test), login.employee, {
      password: 'another password',
      by: operatorNamed('owner'),
    });
  });
  afterAll(end);

  it('never shows documented credentials that do not work', async () => {
    expect(await loadDemo({ credentials: 'fixed' }, demoDeps(test))).toBeNull();
  });

  it('still has the others found that everybody can read', async () => {
    expect(await publishedSignIns(demoDeps(test))).toEqual(told(demo).slice(1));
  });
});

const MOMENTS: readonly (readonly [string, readonly string[], boolean])[] = [
  ['2026-11-24T14:00:00Z', [], true],
  ['2027-01-02T22:00:00Z', ['Hrafnkell Úlfur Stefánsson', 'Maria Santos Reyes'], false],
  ['2026-08-20T18:30:00Z', ['Maria Santos Reyes'], false],
];
/** The whole demo each: no database decides by the time of the year, so one of them is enough on PostgreSQL. */
const TRIED = inject('engine' as never) === 'sqlite' ? MOMENTS : MOMENTS.slice(0, 1);

describe('loading the demo', () => {
  beforeEach(begin);
  afterEach(end);

  it('beside another company is left alone', async () => {
    await importer(test)(exampleCompanyFile());

    expect(await loadDemo({ credentials: 'fixed' }, demoDeps(test))).toBeNull();
    expect(await test.database.knex('companies')).toHaveLength(1);
  });

  it('is what brings passwords that everybody can read: none are found before', async () => {
    expect(await publishedSignIns(demoDeps(test))).toEqual([]);
  });

  it('with random credentials shows them once', async () => {
    const deps = demoDeps(test);

    const first = await loadDemo({ credentials: 'random' }, deps);

    expect(first?.owner.password).toHaveLength(20);
    expect(await loadDemo({ credentials: 'random' }, deps)).toBeNull();
    expect(await loadDemo({ credentials: 'fixed' }, deps)).toBeNull();
  });

  // In the first days of a month, who was left in two days ago is of the month before; and so may be the person who worked very long.
  // By name, between those of whom the demo tells. Then whether the driver, who may be on leave, was called out this month.
  it.each(TRIED)(
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
