// Regular hours from a day on: read with what is proposed, tried, set. What was approved before keeps what it paid, unless somebody says so.
import { addDays, localDateOf, localDayOf, periodAround, toLocalDate } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError, domainErrorOf, assertNeverHappens } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listPayPeriods } from '#features/companies/pay-period-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import { toFileFaults } from '#features/company-file/file-fault.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { workPatternChanges } from '#features/company-file/work-pattern-section.ts';
import { listClosedTime } from '#features/ledger/closed-time-store.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import type { PatternChange } from '#features/people/work-pattern.ts';
import {
  findPatternEffect,
  proposeWorkPattern,
  type PatternEffect,
} from '#features/timesheets/propose-work-pattern.ts';

export type SaidPatterns = {
  readonly changes: readonly PatternChange[];
  /** Whether they may change what days pay that were approved. */
  readonly evenApproved: boolean;
};

const FIELD = 'workPatternChanges';
const YEAR_DAYS = 366;
const MOST_BACK_DAYS = 3 * YEAR_DAYS;

/** What is proposed to somebody today, and a first day for it. */
export async function readProposal(
  scope: CompanyScope,
  employee: Employee,
  { clock }: Pick<RecordsDeps, 'clock'>,
) {
  const company = await requireCompany(scope.db, scope.companyId);
  const today = localDateOf(clock(), company.timeZone);
  const proposal = await proposeWorkPattern(scope.db, { company, employee, today });
  return { ...proposal, from: await firstDayFor(scope, company, { employee, today }) };
}

/** The first day of the pay period, but none before the employment, and none that is closed. */
async function firstDayFor(
  scope: CompanyScope,
  company: CompanySettings,
  { employee, today }: { readonly employee: Employee; readonly today: string },
): Promise<string> {
  const periodId = employee.payPeriodId ?? company.defaultPayPeriodId;
  const period = (await listPayPeriods(scope)).find(({ id }) => id === periodId);
  const { startDate } = periodAround(period?.startDay ?? 1, today);
  const closed = (await listClosedTime(scope, [employee.id], 0)).get(employee.id) ?? [];
  const afterClosed = closed.map(({ until }) => toLocalDate(localDayOf(until, company.timeZone)));
  return [startDate, employee.employmentStartDate, ...afterClosed].reduce((a, b) => (a > b ? a : b));
}

/**
 * What they would change in pay.
 * @throws DomainError `request.invalid`
 */
export async function tryWorkPatterns(
  scope: CompanyScope,
  employee: Employee,
  changes: readonly PatternChange[],
  { clock }: Pick<RecordsDeps, 'clock'>,
): Promise<PatternEffect> {
  const company = await requireCompany(scope.db, scope.companyId);
  const today = localDateOf(clock(), company.timeZone);
  const checked = checkedChanges(changes);
  const isNew = newTo(employee.workPattern.changes);
  refuseUnfit(checked, isNew, { employee, today });
  const since = firstThatDiffers(employee.workPattern.changes, checked) ?? today;
  const workPattern = { ...employee.workPattern, changes: checked };
  return findPatternEffect(scope.db, { company, employee, today }, { workPattern, since });
}

/**
 * What becomes of a record whose later regular hours become these.
 * @throws DomainError `request.invalid`, `person.hours_approved`
 */
export function withPatterns({ changes, evenApproved }: SaidPatterns, deps: Pick<RecordsDeps, 'clock'>) {
  return async (current: StoredEmployee, scope: CompanyScope): Promise<StoredEmployee> => {
    const employee =
      (await findEmployee(scope, current.id)) ?? assertNeverHappens('a record without its person');
    const effect = await tryWorkPatterns(scope, employee, changes, deps);
    const isApproved = effect.holidays.some(({ isClosed }) => isClosed) || effect.movedDates.length > 0;
    if (isApproved && !evenApproved)
      throw new DomainError('person.hours_approved', { field: 'evenApproved' });
    return { ...current, workPatternChanges: checkedChanges(changes) };
  };
}

/** In the stored form: days in the order of the week. */
function checkedChanges(
  changes: StoredEmployee['workPatternChanges'] | readonly PatternChange[],
): ReturnType<typeof workPatternChanges.parse> {
  const read = workPatternChanges.safeParse(changes, { reportInput: true });
  if (read.success) return read.data;
  const [first, ...rest] = toFileFaults(read.error.issues).map(({ path, message }) =>
    invalid(`${FIELD}${path}`, message),
  );
  throw first === undefined ? read.error : domainErrorOf([first, ...rest]);
}

function invalid(field: string, message: string) {
  return { code: 'request.invalid' as const, message: `${field} ${message}.`, field };
}

/** What stood there before may stay: the employment may have begun anew since. */
function refuseUnfit(
  changes: readonly PatternChange[],
  isNew: (change: PatternChange) => boolean,
  { employee, today }: { readonly employee: Employee; readonly today: string },
): void {
  const [first, ...rest] = changes.flatMap((change, place) =>
    isNew(change) ? faultsOf(change, `${FIELD}[${place}]`, { employee, today }) : [],
  );
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
}

function faultsOf(
  { from, workPattern }: PatternChange,
  path: string,
  { employee, today }: { readonly employee: Employee; readonly today: string },
) {
  const { employmentStartDate, employmentEndDate } = employee;
  const wholeDay = workPattern?.findIndex((day) => day.from === day.to) ?? -1;
  return [
    ...(from < employmentStartDate
      ? [invalid(`${path}.from`, 'lies before the first day of employment')]
      : []),
    ...(employmentEndDate !== null && from > employmentEndDate
      ? [invalid(`${path}.from`, 'lies after the last day of employment')]
      : []),
    ...(from < addDays(today, -MOST_BACK_DAYS) || from > addDays(today, YEAR_DAYS)
      ? [invalid(`${path}.from`, 'must lie within three years before today and one year after it')]
      : []),
    ...(wholeDay < 0
      ? []
      : [
          invalid(
            `${path}.workPattern[${wholeDay}].to`,
            'must differ from the begin: no day has 24 regular hours',
          ),
        ]),
  ];
}

function newTo(known: readonly PatternChange[]) {
  const texts = new Set(known.map(textOf));
  return (change: PatternChange) => !texts.has(textOf(change));
}

/** Of all that is in one of the lists alone; undefined: they are the same. */
function firstThatDiffers(
  one: readonly PatternChange[],
  other: readonly PatternChange[],
): string | undefined {
  const alone = [...one.filter(newTo(other)), ...other.filter(newTo(one))];
  return alone.map(({ from }) => from).sort()[0];
}

function textOf({ from, workPattern }: PatternChange): string {
  return JSON.stringify([from, workPattern]);
}
