import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const HOUR = 3_600_000;
const LOCKED = { is_locked: true };
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };

let api: TestApi;
let company: CompanyRow;
let freyja: EmployeeRow;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await found({});
});

async function found(settings: Partial<CompanyRow>): Promise<void> {
  company = await api.given.aCompany(settings);
  await api.given.aRule(company);
  freyja = await api.given.anEmployee(company, { employment_start_date: '2025-01-01' });
  const asking = await api.given.anEmployee(company, { role: 'accountant' });
  api.time.moveTo('2026-04-01T08:00:00Z');
  token = (await api.given.aSession(asking)).token;
}

/** From 08:00 on that date. */
const worked = (date: string, hours: number, rest: object = LOCKED) => {
  const start = Date.parse(`${date}T08:00:00Z`);
  return api.given.anEntry(
    freyja,
    new Date(start).toISOString(),
    new Date(start + hours * HOUR).toISOString(),
    rest,
  );
};

const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;

/** So many weeks of five such days, the last of them ending on Friday 27 March 2026. */
async function workedWeeks(weeks: number, hoursADay: number, lunchHours = 0): Promise<void> {
  const monday = Date.parse('2026-03-23') - (weeks - 1) * 7 * 24 * HOUR;
  for (let week = 0; week < weeks; week += 1) {
    for (let day = 0; day < 5; day += 1) {
      const date = new Date(monday + (week * 7 + day) * 24 * HOUR).toISOString().slice(0, 10);
      const noon = Date.parse(`${date}T12:00:00Z`);
      const lunch = [{ startAt: noon, endAt: noon + lunchHours * HOUR, kind: 'unpaid' }];
      await worked(date, hoursADay, { ...LOCKED, breaks: lunchHours === 0 ? null : JSON.stringify(lunch) });
    }
  }
}

async function warnings(range = MARCH) {
  const { data } = await api.call('previewPayrollExport', {
    params: { companyId: company.id },
    token,
    body: { ...range, exportTarget: 'generic', employeeIds: [freyja.id] },
  });
  return data.issues.filter(({ code }) => code.startsWith('rest.'));
}

describe('rest in the payroll preview', () => {
  it('is warned of where somebody had no day off, with every week by name', async () => {
    for (let day = 2; day <= 16; day += 1) await worked(march(day), 8);

    expect(await warnings()).toEqual([
      {
        severity: 'warning',
        code: 'rest.weekly_day_off',
        message:
          'No day off: no 24 hours without work in the week from Monday 2026-03-02 (16 h), Monday 2026-03-09 (16 h). In brackets the longest rest. Give the day off later, if that was agreed.',
        employeeId: freyja.id,
        entryCount: 2,
      },
    ]);
  });

  it('is warned of where the day off was short of 35 hours, and where a day was longer than 13', async () => {
    for (let day = 2; day <= 6; day += 1) await worked(march(day), 8);
    await worked(march(7), 15.5);
    await worked(march(9), 8);

    expect(await warnings()).toMatchObject([
      {
        code: 'rest.weekly_rest',
        message: expect.stringContaining('Monday 2026-03-02 (32 h 30 min)') as string,
      },
      {
        code: 'rest.long_day',
        message: expect.stringContaining('Saturday 2026-03-07 (15 h 30 min)') as string,
      },
    ]);
  });

  it('blocks no pay run', async () => {
    await worked(march(7), 16);

    const { data } = await api.call('previewPayrollExport', {
      params: { companyId: company.id },
      token,
      body: { ...MARCH, exportTarget: 'generic' },
    });

    expect(data.hasBlockingErrors).toBe(false);
  });

  it('looks at weeks that end in the range, also at their days before it', async () => {
    for (const day of ['02-23', '02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02']) {
      await worked(`2026-${day}`, 8);
    }

    expect(await warnings()).toMatchObject([{ code: 'rest.weekly_day_off', entryCount: 1 }]);
    expect(await warnings({ startDate: '2026-03-02', endDate: '2026-03-31' })).toEqual([]);
  });

  it('is fine in ordinary weeks, and where somebody was only drafted', async () => {
    await workedWeeks(4, 8);
    for (const day of [7, 8, 14, 15]) await worked(march(day), 8, { is_draft: true });

    expect(await warnings()).toEqual([]);
  });
});

describe('the average week in the payroll preview', () => {
  it('is warned of over 48 hours in the four months before, without drafts and open entries', async () => {
    await workedWeeks(17, 10.25);
    await worked(march(28), 12, { is_draft: true });
    await worked(march(29), 12, { end_at: null });

    expect(await warnings({ startDate: '2026-03-02', endDate: '2026-03-29' })).toEqual([
      {
        severity: 'warning',
        code: 'rest.weekly_average',
        message:
          '50 h 49 min of work a week on average from 2025-11-30 to 2026-03-29, without days of vacation and sick leave. The law allows 48 h.',
        employeeId: freyja.id,
      },
    ]);
  });

  it('counts no standby and no unpaid breaks', async () => {
    await workedWeeks(17, 10.25, 1);
    const night = ['2026-03-28T00:00:00Z', '2026-03-29T12:00:00Z'] as const;
    await api.given.anEntry(freyja, ...night, { kind: 'standby', is_locked: true });

    expect(await warnings()).toEqual([]);
  });

  it('counts no days of vacation and sick leave', async () => {
    await workedWeeks(16, 10);
    expect(await warnings()).toEqual([]);

    for (let day = 1; day <= 7; day += 1) {
      await api.given.anAbsence(freyja, { date: `2025-12-0${day}`, type: day < 4 ? 'sick' : 'vacation' });
    }

    expect(await warnings()).toMatchObject([{ code: 'rest.weekly_average' }]);
  });

  it('ends today while the range goes on', async () => {
    await workedWeeks(17, 10.25);

    const [warning] = await warnings({ startDate: '2026-03-01', endDate: '2026-05-31' });

    expect(warning?.message).toContain('to 2026-04-01');
  });

  it('is taken over the months that the company agreed on', async () => {
    await found({ working_time_reference_months: 12 });
    await workedWeeks(17, 10.25);

    expect(await warnings()).toEqual([]);
  });
});
