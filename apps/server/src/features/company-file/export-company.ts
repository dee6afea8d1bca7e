// A company in the database -> its file. Importing that file into an empty database with the same secrets gives the same company.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { fromCompanyRow } from '#features/companies/company-codec.ts';
import { companyFileText, type FileForm, type Section } from './company-file-text.ts';
import { CODEC_OF, type CompanyRows } from './company-rows.ts';
import { readCompanyRows } from './store/export-store.ts';
import {
  toAbsence,
  toBalanceBooking,
  toEmployees,
  toPayrollCodes,
  toProjects,
  toRuleSets,
  toShift,
  toWrittenEntry,
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
    { name: 'departments', rows: rows.departments.map(CODEC_OF.departments.toRecord) },
    { name: 'payPeriods', rows: rows.payPeriods.map(CODEC_OF.payPeriods.toRecord) },
    { name: 'projects', block: toProjects(rows) },
    { name: 'ruleSets', block: toRuleSets(rows) },
    { name: 'payrollCodes', block: toPayrollCodes(rows) },
    { name: 'employees', block: toEmployees(rows) },
    { name: 'shiftTypes', rows: rows.shiftTypes.map(CODEC_OF.shiftTypes.toRecord) },
    { name: 'absenceKinds', rows: rows.absenceKinds.map(CODEC_OF.absenceKinds.toRecord) },
    { name: 'shifts', rows: mapped(rows.shifts, toShift) },
    { name: 'timeOff', rows: mapped(rows.timeOff, toTimeOff) },
    { name: 'absences', rows: mapped(rows.absences, toAbsence) },
    { name: 'timeEntries', rows: mapped(rows.timeEntries, toWrittenEntry) },
    { name: 'balanceBookings', rows: mapped(rows.balanceBookings, toBalanceBooking) },
  ];
}

/** One at a time, so that half a million items are not in memory twice. */
function* mapped<From, To>(items: Iterable<From>, to: (item: From) => To): Generator<To> {
  for (const item of items) yield to(item);
}
