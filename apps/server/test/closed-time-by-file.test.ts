// Days that were approved for payroll are as closed to a company file as they are to everybody.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyFileInput } from '#features/company-file/company-file.ts';
import { CompanyFileRefused } from '#features/company-file/file-fault.ts';
import { hasWritten } from '#features/company-file/import-counts.ts';
import { exampleCompanyFile, exampleEntry, idOf, ids, importer } from './example-company-file.ts';
import { freshDatabase, type TestDatabase } from './test-databases.ts';

let test: TestDatabase;
let importFile: ReturnType<typeof importer>;

const entryOn = (id: string, day: string, to = '15:00') =>
  exampleEntry(id, { startAtUtc: `${day}T14:00:00Z`, endAtUtc: `${day}T${to}:00Z` });
const dayOff = (id: string, date: string) => ({ id, employeeId: ids.anna, date, type: 'vacation' as const });
const [inside, outside] = [entryOn(idOf(50), '2026-03-02'), entryOn(idOf(51), '2026-03-09')];
const away = [dayOff(idOf(52), '2026-03-01'), dayOff(idOf(53), '2026-03-08')];
const standing = exampleCompanyFile({ timeEntries: [inside, outside], absences: away });

const LIES = 'lies in time that is closed for payroll; open it first with "stimpill timesheet unlock"';
const LEAVES = `is stored${LIES.slice('lies'.length).replace(';', ', and would leave it;')}`;

async function faultsOf(rest: Partial<CompanyFileInput>) {
  const refusal: unknown = await importFile(
    exampleCompanyFile({ timeEntries: [], absences: [], ...rest }),
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof CompanyFileRefused)) return [];
  return refusal.faults.map(({ path, message }) => [path, message]);
}

/** Closed through the 2nd of March: time and absence that were not approved stand in it and after it. */
beforeEach(async () => {
  test = await freshDatabase();
  importFile = importer(test);
  await importFile(standing);
  await importFile(
    exampleCompanyFile({ timeEntries: [exampleEntry(ids.firstEntry, { isLocked: true })], absences: [] }),
  );
});
afterEach(() => test.drop());

describe('what stands in closed days', () => {
  it('may be in a company file as it is', async () => {
    expect(hasWritten((await importFile(standing)).counts)).toBe(false);
  });

  it('is not changed by one', async () => {
    expect(await faultsOf({ timeEntries: [entryOn(idOf(50), '2026-03-02', '16:00')] })).toEqual([
      ['timeEntries[0]', LIES],
    ]);
    expect(await faultsOf({ absences: [{ ...dayOff(idOf(52), '2026-03-01'), minutes: 60 }] })).toEqual([
      ['absences[0]', LIES],
    ]);
  });

  it('is approved by one that says so', async () => {
    expect(await faultsOf({ timeEntries: [{ ...inside, isLocked: true }] })).toEqual([]);
  });

  it('is not moved out of them by one', async () => {
    const timeEntries = [entryOn(idOf(50), '2026-03-05')];

    expect(await faultsOf({ timeEntries, absences: [dayOff(idOf(52), '2026-03-06')] })).toEqual([
      ['timeEntries[0]', LEAVES],
      ['absences[0]', LEAVES],
    ]);
  });
});

describe('what stands after closed days', () => {
  it('is moved on by a company file, and not into them', async () => {
    const timeEntries = [entryOn(idOf(51), '2026-03-01')];
    const absences = [dayOff(idOf(53), '2026-03-02')];

    expect(await faultsOf({ timeEntries, absences })).toEqual([
      ['timeEntries[0]', LIES],
      ['absences[0]', LIES],
    ]);
    expect(
      await faultsOf({ timeEntries: timeEntries.map((entry) => ({ ...entry, isLocked: true })) }),
    ).toEqual([['timeEntries[0]', LIES]]);
    expect(await faultsOf({ timeEntries: [entryOn(idOf(51), '2026-03-04')] })).toEqual([]);
  });
});

describe('new time in closed days', () => {
  it('is a fault also of a file that leaves the person out', async () => {
    expect(await faultsOf({ employees: [], timeEntries: [entryOn(idOf(54), '2026-03-01')] })).toEqual([
      ['timeEntries[0]', LIES],
    ]);
  });
});
