// Days of absence and requests for time off in the record of changes.
import type { CompanyScope } from '#database/company-scope.ts';
import type { AbsenceRecord } from '#features/absences/absence-record-store.ts';
import type { TimeOff } from '#features/absences/time-off-store.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored, Change, Facts } from '#features/changes/change.ts';

/** Null before an addition and after a removal. */
type AbsenceChange = { readonly before: AbsenceRecord | null; readonly after: AbsenceRecord | null };

export async function recordAbsenceChanges(
  scope: CompanyScope,
  changes: readonly AbsenceChange[],
  authored: Authored,
): Promise<void> {
  const rows = changes.flatMap(({ before, after }): Change[] => {
    const record = after ?? before;
    if (record === null) return [];
    const { id: subjectId, employeeId } = record;
    return [
      {
        subject: 'absence',
        subjectId,
        employeeId,
        before: before && toFacts(before),
        after: after && toFacts(after),
      },
    ];
  });
  await insertChanges(scope, rows, authored);
}

function toFacts({ id, employeeId, date, type, minutes, note }: AbsenceRecord): Facts {
  return { id, employee_id: employeeId, date, type, minutes, note };
}

/** @param before null: it is new */
export async function recordRequestChange(
  scope: CompanyScope,
  { before, after }: { readonly before: TimeOff | null; readonly after: TimeOff },
  authored: Authored,
): Promise<void> {
  const { id, employeeId, startDate, endDate, status, note } = after;
  const facts =
    before === null
      ? {
          before: null,
          after: { id, employee_id: employeeId, start_date: startDate, end_date: endDate, status, note },
        }
      : { before: { status: before.status }, after: { status } };
  await insertChanges(scope, [{ subject: 'timeOff', subjectId: id, employeeId, ...facts }], authored);
}
