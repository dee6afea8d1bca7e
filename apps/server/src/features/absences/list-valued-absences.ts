// The days on which people were away, each with what it is worth.
import type { CompanyScope } from '#database/company-scope.ts';
import { whoseOf } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { Employee } from '#features/people/employee.ts';
import { listAbsenceRecords, type AbsenceRecord } from './absence-record-store.ts';
import { absenceWorth, toCalcAbsence, type WorthBasis } from './absence-worth.ts';
import { loadWorthBases } from './load-worth-bases.ts';

export type AbsencesRequest = {
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd, both inclusive. */
  readonly range: { readonly startDate: string; readonly endDate: string };
};

export type ValuedAbsence = AbsenceRecord & {
  readonly employeeDisplayName: string;
  readonly minutes: number;
};

export async function listValuedAbsences(
  scope: CompanyScope,
  { employees, range }: AbsencesRequest,
): Promise<ValuedAbsence[]> {
  const company = await requireCompany(scope.db, scope.companyId);
  // From the first of the month on, because minutes add up over a month.
  const since = { startDate: `${range.startDate.slice(0, 7)}-01`, endDate: range.endDate };
  const records = await listAbsenceRecords(scope, whoseOf(employees), since);
  const basisOf = await loadWorthBases(scope, { company, employees, range });

  const recordsOf = groupBy(records, ({ employeeId }) => employeeId);
  return employees.flatMap((employee) =>
    withWorth(recordsOf.get(employee.id) ?? [], basisOf(employee))
      .filter(({ date }) => date >= range.startDate)
      .map((record) => ({ ...record, employeeDisplayName: employee.displayName })),
  );
}

type Worth = AbsenceRecord & { readonly minutes: number };

/** What each record adds to those of its kind before it in the month. So the list adds up to the totals of time entries. */
function withWorth(records: readonly AbsenceRecord[], basis: WorthBasis): Worth[] {
  const alike = groupBy(records, ({ date, type }) => `${type} ${date.slice(0, 7)}`);
  return [...alike.values()].flatMap((ofMonth) => {
    const inOrder = [...ofMonth].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    const absences = inOrder.map(toCalcAbsence);
    return inOrder.map((record, index) => {
      const day = { startDate: record.date, endDate: record.date };
      const worth = (count: number) => absenceWorth(basis, absences.slice(0, count), day)[record.type];
      return { ...record, minutes: record.minutes ?? worth(index + 1) - worth(index) };
    });
  });
}
