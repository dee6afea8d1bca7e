import { WEEKDAYS } from '@stimpill/time';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { exampleCompanyFile, exampleEmployee, ids, importer } from '../../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/test-databases.ts';
import type { CompanyFileInput } from '../company-file.ts';
import { exportCompany } from '../export-company.ts';
import { hasWritten } from '../import-counts.ts';
import { readCompanyFile } from '../read-company-file.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

const twoDigits = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
const aTime = fc.tuple(twoDigits(23), twoDigits(59)).map(([hours, minutes]) => `${hours}:${minutes}`);

const aPattern = fc
  .uniqueArray(
    fc.record({ day: fc.constantFrom(...WEEKDAYS), from: aTime, to: aTime, isLong: fc.boolean() }),
    { minLength: 1, maxLength: 7, selector: ({ day }) => day },
  )
  .map((days) =>
    days.map(({ isLong, ...day }) => ({
      ...day,
      unpaidBreakMinutes: isLong && day.from === day.to ? 1439 : 0,
    })),
  );

/** As an export writes it. */
const inOrder = (pattern: ReturnType<typeof aPattern.generate>['value'] | null | undefined) =>
  pattern?.toSorted((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day)) ?? null;

const aDate = fc
  .integer({ min: 0, max: 19_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

const someFacts = fc.record(
  {
    payBasis: fc.constantFrom('hourly' as const, 'monthly' as const),
    workPattern: fc.option(aPattern),
    workPatternChanges: fc
      .uniqueArray(fc.record({ from: aDate, workPattern: fc.option(aPattern) }), {
        maxLength: 3,
        selector: ({ from }) => from,
      })
      .map((changes) => changes.toSorted((a, b) => (a.from < b.from ? -1 : 1))),
    birthDate: fc.option(aDate),
    tradeStartDate: fc.option(aDate),
  },
  { requiredKeys: [] },
);

const fileWith = (facts: Partial<ReturnType<typeof exampleEmployee>>): CompanyFileInput =>
  exampleCompanyFile({
    employees: [exampleEmployee(ids.jon, 'jon@example.is', facts)],
    timeEntries: [],
    absences: [],
    shifts: [],
    timeOff: [],
  });

const firstWritten = [
  { from: '2025-01-01', ratio: 1 },
  { from: '2026-03-01', ratio: 0.5 },
];
/** The first ratio holds from the beginning of the employment. */
const asExported = [{ from: '2024-03-01', ratio: 1 }, firstWritten[1]];

async function exported(): Promise<CompanyFileInput> {
  const text = [...((await exportCompany(test.database.knex, ids.company, 'yaml')) ?? [])].join('');
  return readCompanyFile(new TextEncoder().encode(text), 'x.yaml') as CompanyFileInput;
}

const ratioIn = ({ employees = [] }: CompanyFileInput) =>
  employees.find(({ id }) => id === ids.jon)?.employmentRatio;

describe('an employment ratio that changes', () => {
  it('comes out of an export as it holds, and neither that file nor the first one changes anything', async () => {
    const importFile = importer(test);
    const first = fileWith({ employmentRatio: firstWritten });
    await importFile(first);

    const file = await exported();

    expect(ratioIn(file)).toEqual(asExported);
    for (const again of [file, first]) expect(hasWritten((await importFile(again)).counts)).toBe(false);
  });

  it('is one number where the list has one row, and goes back to it', async () => {
    const importFile = importer(test);
    await importFile(fileWith({ employmentRatio: firstWritten }));

    await importFile(fileWith({ employmentRatio: [{ from: '2024-03-01', ratio: 0.8 }] }));

    expect(ratioIn(await exported())).toBe(0.8);
    expect(hasWritten((await importFile(fileWith({ employmentRatio: 0.8 }))).counts)).toBe(false);
  });

  it('is recorded with what it was', async () => {
    const importFile = importer(test);
    await importFile(fileWith({}));

    await importFile(fileWith({ employmentRatio: firstWritten }));

    const last = await test.database.knex<ChangeRow>('changes').orderBy('id', 'desc').first();
    expect(JSON.parse(last?.before ?? '')).toEqual({ ratio_changes: null });
    expect(JSON.parse(last?.after ?? '')).toEqual({
      ratio_changes: JSON.stringify([{ from: '2026-03-01', ratio: 0.5 }]),
    });
  });
});

describe('the pay basis, the work pattern and the dates of a person', () => {
  it('come out of an export as they went in, and the export imported again changes nothing', async () => {
    const importFile = importer(test);
    await fc.assert(
      fc.asyncProperty(someFacts, async (facts) => {
        await importFile(fileWith(facts));

        const text = [...((await exportCompany(test.database.knex, ids.company, 'yaml')) ?? [])].join('');
        const read = readCompanyFile(new TextEncoder().encode(text), 'x.yaml') as CompanyFileInput;
        const [jon] = (read.employees ?? []).filter(({ id }) => id === ids.jon);

        expect(jon).toMatchObject({
          payBasis: facts.payBasis ?? 'monthly',
          workPattern: inOrder(facts.workPattern),
          workPatternChanges: (facts.workPatternChanges ?? []).map(({ from, workPattern }) => ({
            from,
            workPattern: inOrder(workPattern),
          })),
          birthDate: facts.birthDate ?? null,
          tradeStartDate: facts.tradeStartDate ?? null,
        });
        expect(hasWritten((await importFile(read)).counts)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it('are recorded when they change, the birth date without the date', async () => {
    const importFile = importer(test);
    await importFile(fileWith({}));

    await importFile(fileWith({ payBasis: 'hourly', birthDate: '1990-05-17' }));

    const changes = await test.database.knex<ChangeRow>('changes').orderBy('id');
    expect(JSON.parse(changes.at(-1)?.before ?? '')).toEqual({ pay_basis: 'monthly', birth_date: null });
    expect(JSON.parse(changes.at(-1)?.after ?? '')).toEqual({ pay_basis: 'hourly', birth_date: 'set' });
  });

  it('are not written when one of them is wrong', async () => {
    const importFile = importer(test);
    await importFile(fileWith({}));
    const wrong = [{ day: 'monday' as const, from: '08:00', to: '25:00' }];

    const trial = importFile(fileWith({ payBasis: 'hourly', workPattern: wrong }));

    await expect(trial).rejects.toMatchObject({
      faults: [expect.objectContaining({ path: 'employees[0].workPattern[0].to' })],
    });
    const jon = await test.database.knex<EmployeeRow>('employees').where({ id: ids.jon }).first();
    expect(jon).toMatchObject({ pay_basis: 'monthly', work_pattern: null });
  });
});
