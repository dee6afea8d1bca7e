// A company in the database -> its file. Importing that file into an empty database with the same secrets gives the same company.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { fromCompanyRow } from '#features/companies/company-codec.ts';
import { companyFileText, type FileForm, type Section } from './company-file-text.ts';
import type { CompanyRows } from './company-rows.ts';
import { readCompanyRows } from './store/export-store.ts';
import {
  toAbsence,
  toBalanceBooking,
  toEmployees,
  toPayrollCodes,
  toProjects,
  toRuleSets,
  toShift,
  toTimeEntry,
  toTimeOff,
} from './to-company-file.ts';

/** @returns the text in pieces, or null when there is no such company */
export async function exportCompany(
  db: Queryable,
  companyId: string,
  form: FileForm,
): Promise<Iterable<string> | null> {
  const rows = await readCompanyRows(companyScope(db, companyId));
  return rows === undefined ? null : companyFileText(toSections(rows), form);
}

function toSections(rows: CompanyRows): readonly Section[] {
  return [
    { name: 'formatVersion', block: 1 },
    { name: 'company', block: fromCompanyRow(rows.company) },
    { name: 'departments', rows: rows.departments.map(({ id, name }) => ({ id, name })) },
    {
      name: 'payPeriods',
      rows: rows.payPeriods.map(({ id, name, start_day }) => ({ id, name, startDay: start_day })),
    },
    { name: 'projects', block: toProjects(rows) },
    { name: 'ruleSets', block: toRuleSets(rows) },
    { name: 'payrollCodes', block: toPayrollCodes(rows) },
    { name: 'employees', block: toEmployees(rows) },
    {
      name: 'shiftTypes',
      rows: rows.shiftTypes.map(({ id, name, color_hex }) => ({ id, name, colorHex: color_hex })),
    },
    { name: 'shifts', rows: mapped(rows.shifts, toShift) },
    { name: 'timeOff', rows: mapped(rows.timeOff, toTimeOff) },
    { name: 'absences', rows: mapped(rows.absences, toAbsence) },
    { name: 'timeEntries', rows: mapped(rows.timeEntries, toTimeEntry) },
    { name: 'balanceBookings', rows: mapped(rows.balanceBookings, toBalanceBooking) },
  ];
}

/** One at a time, so that half a million items are not in memory twice. */
function* mapped<From, To>(items: Iterable<From>, to: (item: From) => To): Generator<To> {
  for (const item of items) yield to(item);
}
