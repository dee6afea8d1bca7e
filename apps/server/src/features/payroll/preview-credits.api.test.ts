// What was earned without work, and what the pay engine reports, reaches the person who runs the pay.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
const LOCKED = { is_locked: true };

let api: TestApi;
let company: CompanyRow;
let freyja: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  company = await api.given.aCompany();
  freyja = await someone();
  token = await tokenFor('accountant');
});

const someone = (rest: Partial<EmployeeRow> = {}) =>
  api.given.anEmployee(company, {
    display_name: 'Freyja',
    employment_start_date: '2025-01-01',
    ...rest,
  } as object);

/** The person who asks no longer works there, so that the preview is about others. */
async function tokenFor(role: string): Promise<string> {
  const left = { employment_start_date: '2020-01-01', employment_end_date: '2026-02-01' };
  const asking = await api.given.anEmployee(company, { role, ...left });
  api.time.moveTo('2026-01-15T08:00:00Z');
  return (await api.given.aSession(asking)).token;
}

async function preview(exportTarget = 'generic') {
  const { data } = await api.call('previewPayrollExport', {
    params: { companyId: company.id },
    token,
    body: { ...APRIL, exportTarget },
  });
  return { ...data, lines: data.lines.map(({ payrollCode, minutes }) => [payrollCode, minutes]) };
}

/** Eight hours until midnight, then eight from 08:00: three hours of rest are missing, which give 270 minutes off. */
async function shortRest(overrides = LOCKED): Promise<void> {
  await api.given.anEntry(freyja, '2026-04-13T16:00:00Z', '2026-04-14T00:00:00Z', overrides);
  await api.given.anEntry(freyja, '2026-04-14T08:00:00Z', '2026-04-14T16:00:00Z', overrides);
}

describe('credits', () => {
  it('are warned of by person and account where payroll has no code for them', async () => {
    await api.given.aRule(company);
    await shortRest();

    const { issues, hasUnmappedKeys, hasBlockingErrors } = await preview();

    expect(issues).toMatchObject([
      {
        severity: 'warning',
        code: 'credit.unmapped',
        employeeId: freyja.id,
        payLineKey: 'restTimeOff',
        minutes: 270,
      },
    ]);
    expect([hasUnmappedKeys, hasBlockingErrors]).toEqual([false, false]);
  });

  it('are lines where payroll has a code for their account', async () => {
    await api.given.aRule(company);
    await api.given.aPayrollCode(company, 'generic', 'restTimeOff', '450');
    await shortRest();

    const { issues, lines } = await preview();

    expect(issues).toEqual([]);
    expect(lines).toContainEqual(['450', 270]);
  });

  it('count once their entry is locked', async () => {
    await api.given.aRule(company);
    await api.given.aPayrollCode(company, 'generic', 'restTimeOff', '450');
    await shortRest({ is_locked: false });

    const { lines } = await preview();

    expect(lines.map(([code]) => code)).not.toContain('450');
  });

  it('of the calendar count without an entry, those on a pay line once', async () => {
    await api.given.aRule(company);
    await api.given.aPayrollCode(company, 'generic', 'holidayPay', 'twice');
    const work_pattern = JSON.stringify([{ day: 'thursday', from: '08:00', to: '16:00' }]);
    const person = api.deps.database.knex<EmployeeRow>('employees').where({ id: freyja.id });
    await person.update({ pay_basis: 'hourly', work_pattern });
    await api.given.anEntry(freyja, '2026-04-13T08:00:00Z', '2026-04-13T16:00:00Z', LOCKED);

    // Maundy Thursday and the first day of summer.
    expect((await preview()).lines).toEqual([
      ['DV', 480],
      ['HD', 960],
    ]);
  });
});

describe('holidays of people on hourly pay', () => {
  const unknown = async () =>
    (await preview()).issues
      .filter(({ code }) => code === 'holiday_pay.hours_unknown')
      .map(({ severity, employeeId, entryCount, message }) => [
        ...[severity, employeeId === freyja.id, entryCount],
        message.match(/\d{4}-\d\d-\d\d/g)?.join(' '),
      ]);
  const becomes = (values: Partial<EmployeeRow>) =>
    api.deps.database.knex<EmployeeRow>('employees').where({ id: freyja.id }).update(values);

  it('are named with their days where nobody has said when they work, unless the week was planned', async () => {
    await api.given.aRule(company);
    const byMonth = await unknown();
    await becomes({ pay_basis: 'hourly' });
    const byHour = await unknown();
    // The week of the first day of summer.
    const type = await api.given.aShiftType(company);
    const planned = { employee_id: freyja.id };
    await api.given.aShift(type, '2026-04-20T08:00:00Z', '2026-04-20T16:00:00Z', planned);

    expect(byMonth).toEqual([]);
    expect(byHour).toEqual([['warning', true, 4, '2026-04-02 2026-04-03 2026-04-06 2026-04-23']]);
    expect(await unknown()).toEqual([['warning', true, 3, '2026-04-02 2026-04-03 2026-04-06']]);
  });

  it('are nothing to ask about once there are regular hours, and before a right to it is earned', async () => {
    await api.given.aRule(company);
    await becomes({ pay_basis: 'hourly', employment_start_date: '2026-03-22' });
    const late = await unknown();
    const work_pattern = JSON.stringify([{ day: 'monday', from: '08:00', to: '16:00' }]);
    await becomes({ work_pattern });

    expect(late).toEqual([['warning', true, 1, '2026-04-23']]);
    expect(await unknown()).toEqual([]);
  });
});

describe('absences', () => {
  const away = async () => {
    await api.given.aRule(company);
    await api.given.anAbsence(freyja, { date: '2026-04-13', type: 'sick' });
    await api.given.anAbsence(freyja, { date: '2026-04-14', type: 'sick', minutes: 120 });
    await api.given.anAbsence(freyja, { date: '2026-04-15', type: 'vacation' });
  };
  const isPaidBy = (pay_basis: 'hourly' | 'monthly') =>
    api.deps.database.knex<EmployeeRow>('employees').where({ id: freyja.id }).update({ pay_basis });
  const unmapped = async (target: string) =>
    (await preview(target)).issues
      .filter(({ code }) => code === 'absence.unmapped')
      .map(({ severity, payLineKey, minutes, employeeId }) => [
        ...[severity, payLineKey, minutes],
        employeeId === freyja.id,
      ]);

  it('are lines where payroll has a code for their kind, and under their own names in generic', async () => {
    await away();
    await api.given.aPayrollCode(company, 'generic', 'sick', '501');

    const { issues, lines } = await preview();

    expect(issues).toEqual([]);
    expect(lines).toContainEqual(['501', 600]);
    expect(lines).toContainEqual(['vacation', 480]);
  });

  it('without a code are named with their minutes: an error for people who are paid by the hour, a warning for others', async () => {
    await away();
    await api.given.aPayrollCode(company, 'dk', 'vacation', '50');
    const byMonth = await unmapped('dk');
    await isPaidBy('hourly');

    expect(byMonth).toEqual([['warning', 'sick', 600, true]]);
    expect(await unmapped('dk')).toEqual([['error', 'sick', 600, true]]);
    expect((await preview('dk')).hasBlockingErrors).toBe(true);
  });

  it('that the salary pays by the word of the company are no warning and no line of their own, and by the hour an error still', async () => {
    await away();
    await api.deps.database
      .knex<CompanyRow>('companies')
      .where({ id: company.id })
      .update({ sick_paid_by_salary: true });
    const byMonth = await unmapped('dk');
    const { lines } = await preview();
    await isPaidBy('hourly');

    expect(byMonth).toEqual([['warning', 'vacation', 480, true]]);
    expect(lines.map(([code]) => code)).not.toContain('sick');
    expect(await unmapped('dk')).toEqual([
      ['error', 'sick', 600, true],
      ['error', 'vacation', 480, true],
    ]);
    expect((await preview()).lines).toContainEqual(['sick', 600]);
  });

  it('that are not paid are no line and no issue', async () => {
    await api.given.aRule(company);
    await api.given.anAbsence(freyja, { date: '2026-04-13', type: 'unpaidLeave' });

    expect([(await preview('dk')).lines, await unmapped('dk')]).toEqual([[], []]);
  });
});

describe('what the pay engine reports', () => {
  it('blocks where no version of the rule was in force, with the minutes', async () => {
    await api.given.aRule(company, { valid_from: '2026-04-15' });
    for (const [from, to] of [
      ['08', '10'],
      ['11', '12'],
    ])
      await api.given.anEntry(freyja, `2026-04-14T${from}:00:00Z`, `2026-04-14T${to}:00:00Z`, LOCKED);
    await api.given.anEntry(freyja, '2026-04-15T08:00:00Z', '2026-04-15T10:00:00Z', LOCKED);
    await api.given.anEntry(freyja, '2026-03-31T08:00:00Z', '2026-03-31T10:00:00Z', LOCKED);

    const { issues } = await preview();

    const found = { severity: 'error', code: 'rule.not_in_force', employeeId: freyja.id };
    expect(issues).toMatchObject([
      { ...found, entryCount: 2, minutes: 180 },
      { ...found, minutes: 0 },
    ]);
    expect(issues.map(({ message }) => message)).toMatchObject([
      expect.stringContaining('14 April 2026: 120 min lie before the first version'),
      expect.stringContaining('2 April 2026: Maundy Thursday lies before the first version'),
    ]);
  });
});

describe('what a rule leaves to the company', () => {
  const PUBLIC = { agreement: 'public-sector-shifts' };
  const CALL_OUT = { ...LOCKED, kind: 'call-out' as const };
  const VALUES = { callOutMinimum: 180, callOutMinimumOffHours: 240, callOutNearWork: 210 };

  it('blocks by person and minutes where it is missing, and pays nothing that depends on it', async () => {
    await api.given.aRule(company, PUBLIC);
    await api.given.anEntry(freyja, '2026-04-14T20:00:00Z', '2026-04-14T21:00:00Z', CALL_OUT);
    await api.given.anEntry(freyja, '2026-04-15T20:00:00Z', '2026-04-15T20:30:00Z', CALL_OUT);

    const { issues, lines, hasBlockingErrors } = await preview();

    const about = { employeeId: freyja.id, entryCount: 2, minutes: 90 };
    const missing = issues.filter(({ code }) => code === 'rule.parameter_missing');
    expect(missing).toMatchObject([{ severity: 'error', ...about }]);
    expect(missing[0]?.message).toContain('minimum of a call-out');
    expect([lines, hasBlockingErrors]).toEqual([[['YV2', 90]], true]);
  });

  it('is paid by once it is given', async () => {
    await api.given.aRule(company, { ...PUBLIC, parameter_values: JSON.stringify(VALUES) });
    await api.given.anEntry(freyja, '2026-04-14T20:00:00Z', '2026-04-14T21:00:00Z', CALL_OUT);

    const { issues, lines } = await preview();

    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(lines).toEqual([['YV2', 180]]);
  });
});

describe('absence before the first version of the rule', () => {
  it('blocks as work does, with the days and the minutes', async () => {
    await api.given.aRule(company, { valid_from: '2026-04-15' });
    for (const date of ['2026-04-13', '2026-04-14', '2026-04-15'])
      await api.given.anAbsence(freyja, { date, type: 'sick' });

    const { issues } = await preview();

    expect(issues).toMatchObject([
      { severity: 'error', code: 'rule.not_in_force', employeeId: freyja.id, minutes: 960 },
      { code: 'rule.not_in_force', minutes: 0 },
    ]);
    expect(issues[0]?.message).toMatch(/13 April 2026: 480 min of absence \(sickness\).* 1 more/);
  });
});

describe('leave', () => {
  const incompleteFor = async () =>
    (await preview()).issues
      .filter(({ code }) => code === 'entitlement.incomplete')
      .map(({ severity, employeeId }) => [severity, employeeId]);
  /** Since two years, of unknown age: under the agreement of SGS more leave is due from the age of 22 on. */
  const UNKNOWN_AGE = { employment_start_date: '2024-03-01', birth_date: null };

  it('is warned of where a fact is missing on which it depends', async () => {
    const entitlements = JSON.stringify({ sickLadder: 'sgs' });
    const { id } = await someone({ ...UNKNOWN_AGE, entitlements });
    await someone({ ...UNKNOWN_AGE, birth_date: '1990-05-17', entitlements });

    expect(await incompleteFor()).toEqual([['warning', id]]);
  });

  it('is warned of by the terms of the rule too: that of the person, or that of the company', async () => {
    const own = await api.given.aRule(company);
    await api.given.aRule(company, { agreement: 'vr-shop' });
    const { id } = await someone({ ...UNKNOWN_AGE, rule_set_id: own.id });
    // Under the agreement of VR nothing depends on the age.
    await someone(UNKNOWN_AGE);
    const before = await incompleteFor();

    await api.given.aRule(company);
    const after = await incompleteFor();

    expect(before).toEqual([['warning', id]]);
    expect(after).toHaveLength(2);
  });

  it('is not warned of where the company grants the days itself, or service alone gives more', async () => {
    await api.given.aRule(company);
    await someone({ ...UNKNOWN_AGE, entitlements: JSON.stringify({ vacationDays: 30 }) });
    await someone({ ...UNKNOWN_AGE, employment_start_date: '2018-03-01' });

    expect(await incompleteFor()).toEqual([]);
  });
});
