// Days of absence and requests for time off in the record of changes.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { absences, timeOff, type AbsenceRecord } from '#database/tables/plans.ts';
import type { TimeOff } from '#features/absences/time-off-store.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored, Change } from '#features/changes/change.ts';

const { toColumns: ofAbsence } = recordCodec(absences);
const { toColumns: ofRequest } = recordCodec(timeOff);

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
        before: before && ofAbsence(before),
        after: after && ofAbsence(after),
      },
    ];
  });
  await insertChanges(scope, rows, authored);
}

/** New, decided, or withdrawn. */
type RequestChange =
  | { readonly before: null; readonly after: TimeOff }
  | { readonly before: TimeOff; readonly after: TimeOff | null };

export async function recordRequestChange(
  scope: CompanyScope,
  { before, after }: RequestChange,
  authored: Authored,
): Promise<void> {
  const { id: subjectId, employeeId } = before ?? after;
  const facts =
    before === null || after === null
      ? { before: before && ofRequest(before), after: after && ofRequest(after) }
      : { before: { status: before.status }, after: { status: after.status } };
  await insertChanges(scope, [{ subject: 'timeOff', subjectId, employeeId, ...facts }], authored);
}
