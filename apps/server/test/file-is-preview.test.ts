// The law of a payroll file: for any company and every profile that ships, what stands in the file is what the preview says, to the minute.
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { draftPayrollRun } from '#features/payroll-runs/draft-payroll-run.ts';
import type { ExportSettings } from '#features/payroll-runs/export-profile.ts';
import { saveExportSettings } from '#features/payroll-runs/export-profile-store.ts';
import { totalsOf } from '#features/payroll-runs/payroll-run.ts';
import { SHIPPED_PROFILES } from '#features/payroll-runs/shipped-profiles.ts';
import { previewPayrollExport } from '#features/payroll/preview-payroll-export.ts';
import { startApi, type TestApi } from './api.ts';
import { aKennitala } from './given-payroll.ts';

const RANGE = { startDate: '2026-03-01', endDate: '2026-03-31' };
const MINUTE_MS = 60_000;
/** The law is about what is made of the rows; that another engine has the same rows shows in a few companies. */
const COMPANIES = inject('engine' as never) === 'sqlite' ? 25 : 5;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Entries of a person: on some third days, from some minute, some minutes long, so that none overlap. */
const aMonth = fc.uniqueArray(
  fc.record({
    third: fc.integer({ min: 0, max: 9 }),
    from: fc.integer({ min: 0, max: 1_439 }),
    minutes: fc.integer({ min: 1, max: 780 }),
  }),
  { selector: ({ third }) => third, minLength: 1, maxLength: 10 },
);
const aCompany = fc.array(aMonth, { minLength: 1, maxLength: 4 });

async function made(months: readonly (readonly { third: number; from: number; minutes: number }[])[]) {
  const company = await api.given.aCompany();
  await api.given.aRule(company);
  for (const [place, month] of months.entries()) {
    const person = await api.given.anEmployee(company, {
      kennitala: aKennitala(),
      employee_number: `n${place}`,
    });
    for (const { third, from, minutes } of month) {
      const start = Date.parse(RANGE.startDate) + (third * 3 * 1_440 + from) * MINUTE_MS;
      const [startAt, endAt] = [start, start + minutes * MINUTE_MS].map((at) => new Date(at).toISOString());
      await api.given.anEntry(person, startAt ?? '', endAt ?? null, { is_locked: true });
    }
  }
  return company;
}

const knex = () => api.deps.database.knex;
const asked = (company: CompanyRow) => ({
  ...{ companyId: company.id, range: RANGE, employeeIds: null, now: api.time.clock() },
});

/** Every pay line gets a code that no other has; some of them two lines together. */
async function map(company: CompanyRow, targets: readonly string[]): Promise<void> {
  const { lines } = await previewPayrollExport(knex(), { ...asked(company), target: 'generic' });
  const keys = [...new Set(lines.map(({ payrollCode }) => payrollCode))].sort();
  for (const target of targets.filter((each) => each !== 'generic'))
    await knex()('payroll_codes').insert(
      keys.map((key, index) => ({
        ...{ company_id: company.id, target, pay_line_key: key, payroll_code: `${100 + (index >> 1)}` },
      })),
    );
}

/** The sum of every number in the file; of minutes, because every code is written so. */
function sumOf(
  file: Uint8Array,
  { encoding, separator, shape, columns, hasHeadings }: ExportSettings,
): number {
  const text = iconv.decode(Buffer.from(file), encoding === 'utf-8-bom' ? 'utf-8' : encoding);
  // Nothing in these companies has a separator in its name.
  const rows = text
    .trim()
    .split('\r\n')
    .map((row) => row.split(separator === 'tab' ? '\t' : separator));
  const amountAt = columns.findIndex(({ content }) => content === 'amount');
  const amounts = (hasHeadings ? rows.slice(1) : rows).flatMap((row) =>
    shape === 'wide' ? row.slice(columns.length) : [row[amountAt] ?? ''],
  );
  return amounts.reduce((sum, amount) => sum + Number(amount), 0);
}

describe('the file of a payroll system', () => {
  it('has the minutes of the preview, code by code and in all, no matter who worked when and how the file looks', async () => {
    const targets = [...new Set(SHIPPED_PROFILES.map(({ target }) => target))];
    await fc.assert(
      fc.asyncProperty(aCompany, async (months) => {
        const company = await made(months);
        await map(company, targets);
        for (const { key, target, settings } of SHIPPED_PROFILES) {
          const { lines } = await previewPayrollExport(knex(), { ...asked(company), target });
          const minuteCodes = [...new Set(lines.map(({ payrollCode }) => payrollCode))];
          const form: ExportSettings = { ...settings, format: 'csv', minuteCodes };
          await saveExportSettings(companyScope(knex(), company.id), key, form);

          const drafted = await draftPayrollRun(knex(), {
            ...{ ...asked(company), profileKey: key, again: 'refuse' },
            ...{ leavesOutUnready: false, ignoresSilentTablets: true },
          });

          const preview = totalsOf(
            lines.map(({ payrollCode, minutes }) => ({ lines: { [payrollCode]: minutes }, older: [] })),
          );
          expect(totalsOf(drafted.run.people)).toEqual(preview);
          expect(sumOf(drafted.file, form)).toBe(Object.values(preview).reduce((a, b) => a + b, 0));
        }
      }),
      { numRuns: COMPANIES },
    );
  });
});
