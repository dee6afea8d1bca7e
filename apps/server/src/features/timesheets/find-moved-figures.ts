import { calculateTimesheet } from '@stimpill/calc';
import type { Queryable } from '#database/database.ts';
import type { Employee } from '#features/people/employee.ts';
import { loadDependentRecords } from './load-timesheet-records.ts';
import { movedFiguresOf, type MovedFigures } from './moved-figures.ts';
import type { TimesheetsRequest } from './timesheets-request.ts';

/** Of whom approved days that depend on a range would change; of the others nobody is in the answer. */
export async function findMovedFigures(
  db: Queryable,
  request: TimesheetsRequest,
): Promise<readonly { readonly employee: Employee; readonly moved: MovedFigures }[]> {
  const records = await loadDependentRecords(db, request);
  return request.employees.flatMap((employee) => {
    const input = records.calcInputOf(employee);
    const moved = movedFiguresOf(input, calculateTimesheet(input));
    return moved.entryIds.length === 0 ? [] : [{ employee, moved }];
  });
}
