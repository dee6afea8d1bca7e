// A plan -> what the caller is told of it.
import type { ImportReport } from '@stimpill/api-types/manage';
import { FAULT_SENTENCES, WARNING_SENTENCES } from './fault-sentences.ts';
import { outcomeOf, type ImportPlan, type PlannedLine } from './plan-import.ts';

/** @param isWritten whether new people have their ids */
export function toImportReport({ lines, newDepartments }: ImportPlan, isWritten: boolean): ImportReport {
  const told = lines.map((line) => toLine(line, isWritten));
  const count = (outcome: string) => told.filter((line) => line.outcome === outcome).length;
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    faulty: count('faulty'),
    newDepartments: newDepartments.map(({ name }) => name),
    lines: told,
  };
}

function toLine(planned: PlannedLine, isWritten: boolean): ImportReport['lines'][number] {
  const { line, values, isNew, person, changedColumns, faults, warnings } = planned;
  return {
    line,
    outcome: outcomeOf(planned),
    employeeId: isNew && !isWritten ? null : (person?.id ?? null),
    displayName: String(values.get('displayName') ?? (isNew ? '' : (person?.displayName ?? ''))),
    changedColumns: [...changedColumns],
    faults: faults.map(({ column, code }) => ({ column, code, message: FAULT_SENTENCES[code] })),
    warnings: warnings.map(({ column, code }) => ({ column, code, message: WARNING_SENTENCES[code] })),
  };
}
