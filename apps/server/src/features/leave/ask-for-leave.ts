// Somebody asks for time off, or a manager writes down that they did. It waits until it is decided.
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertTimeOff, listTimeOff, type TimeOff } from '#features/absences/time-off-store.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { uuidv7 } from '#ids.ts';
import { recordRequestChange } from './absence-changes.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';

type Asked = {
  readonly employee: Employee;
  /** yyyy-MM-dd, both inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  readonly note: string;
};

/** @throws DomainError `leave.overlaps` where another request of the person that is not refused shares a day with it */
export async function askForLeave(
  { database, clock }: LeaveDeps,
  { company, by }: LeaveAuthor,
  { employee, startDate, endDate, note }: Asked,
): Promise<TimeOff> {
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    await lockEmployees(scope, [employee.id]);
    const others = await listTimeOff(scope, { from: startDate, to: endDate, whose: [employee.id] });
    if (others.some(({ status }) => status !== 'Rejected'))
      throw new DomainError('leave.overlaps', { field: 'startDate' });
    const request: TimeOff = {
      id: uuidv7(),
      employeeId: employee.id,
      employeeDisplayName: employee.displayName,
      startDate,
      endDate,
      status: 'Pending',
      note,
    };
    await insertTimeOff(scope, {
      company_id: company.id,
      id: request.id,
      employee_id: employee.id,
      start_date: startDate,
      end_date: endDate,
      status: request.status,
      note,
    });
    await recordRequestChange(scope, { before: null, after: request }, { by, reason: null, now: clock() });
    return request;
  });
}
