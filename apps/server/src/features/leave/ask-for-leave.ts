// Somebody asks for time off, or a manager writes down that they did. It waits until it is decided.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { PartOfDay } from '#features/absences/part-of-day.ts';
import { findTimeOff, insertTimeOff, listTimeOff, type TimeOff } from '#features/absences/time-off-store.ts';
import { listAbsenceKinds, type AbsenceKind } from '#features/companies/absence-kind-store.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { uuidv7 } from '#ids.ts';
import { recordRequestChange } from './absence-changes.ts';
import type { LeaveAuthor, LeaveDeps } from './leave-author.ts';

type Asked = PartOfDay & {
  /** Made by whoever asks, so that it can be said again: then it is the same request. */
  readonly id?: string;
  readonly employee: Employee;
  /** yyyy-MM-dd, both inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  readonly note: string;
  /** A kind that the company has made; null: vacation, or whatever it will be approved as. */
  readonly kindId: string | null;
};

/**
 * @throws DomainError `absence_kind.not_found`; `leave.overlaps` where another request of the person that is not refused shares a day with it;
 * `station.correction_exists` where the id was given to something else
 */
export async function askForLeave(
  { database, clock }: LeaveDeps,
  { company, by }: LeaveAuthor,
  { employee, id = uuidv7(), ...asked }: Asked,
): Promise<TimeOff> {
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    await lockEmployees(scope, [employee.id]);
    const known = await findTimeOff(scope, id, 'everybody');
    if (known !== undefined) return requireSame(known, { employeeId: employee.id, ...asked });
    await refuseOverlap(scope, employee.id, asked);
    const kind = asked.kindId === null ? null : await requireAskedKind(scope, asked.kindId);
    const request: TimeOff = {
      ...{ id, employeeId: employee.id, employeeDisplayName: employee.displayName, status: 'Pending' },
      ...{ ...asked, countsAs: kind?.countsAs ?? 'vacation' },
    };
    await insertTimeOff(scope, request);
    await recordRequestChange(scope, { before: null, after: request }, { by, reason: null, now: clock() });
    return request;
  });
}

function requireSame(
  known: TimeOff,
  asked: Omit<Asked, 'employee' | 'id'> & { employeeId: string },
): TimeOff {
  const names = Object.keys(asked) as (keyof typeof asked)[];
  if (names.every((name) => known[name] === asked[name])) return known;
  throw new DomainError('station.correction_exists', { field: 'requestId' });
}

async function refuseOverlap(
  scope: CompanyScope,
  employeeId: string,
  { startDate, endDate }: Pick<Asked, 'startDate' | 'endDate'>,
): Promise<void> {
  const others = await listTimeOff(scope, { from: startDate, to: endDate, whose: [employeeId] });
  if (others.some(({ status }) => status !== 'Rejected'))
    throw new DomainError('leave.overlaps', { field: 'startDate' });
}

async function requireAskedKind(scope: CompanyScope, kindId: string): Promise<AbsenceKind> {
  const kind = (await listAbsenceKinds(scope)).find(({ id }) => id === kindId);
  if (kind?.isActive !== true || !kind.mayBeAsked)
    throw new DomainError('absence_kind.not_found', { field: 'kindId' });
  return kind;
}
