// Absences that are in no line because the payroll system has no code for them, and the reason for which a run is made without them all the same.
import type { PaidAbsence } from '@stimpill/api-types/entry-kinds';
import { payrollIssue, type PayrollIssue } from '#features/payroll/payroll-issue.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';

export type UnmappedAbsence = {
  readonly kind: PaidAbsence;
  /** Whole minutes of the period; 0: the last file was made without it, and it is gone. */
  readonly minutes: number;
  /** Nothing else pays them: no run is made of the person without a reason. */
  readonly blocks: boolean;
};

/** What is said of one person and kind when a run is asked for. It holds for that run alone. */
export type WithoutAbsence = {
  readonly employeeId: string;
  readonly kind: PaidAbsence;
  readonly reason: string;
};

/** As the run keeps it. */
export type LeftAbsence = Pick<UnmappedAbsence, 'kind' | 'minutes'> & Pick<WithoutAbsence, 'reason'>;

export function toUnmappedAbsences(issues: readonly PayrollIssue[]): UnmappedAbsence[] {
  return issues
    .filter(({ code }) => code === 'absence.unmapped')
    .map(({ payLineKey, minutes = 0, severity }) => ({
      kind: payLineKey as PaidAbsence,
      minutes,
      blocks: severity === 'error',
    }));
}

/** Absence that the last file of these days was made without and that is gone since: anyone who paid it apart must learn of it. */
export function goneAbsences(
  { employee, totals }: Pick<EmployeeTimesheet, 'employee' | 'totals'>,
  sent: readonly { readonly isOlder: boolean; readonly withoutAbsences: readonly LeftAbsence[] }[],
): PayrollIssue[] {
  const last = sent.findLast(({ isOlder }) => !isOlder);
  return (last?.withoutAbsences ?? [])
    .filter(({ kind, minutes }) => minutes > 0 && totals.absencePay.asKind[kind] === 0)
    .map(({ kind }) =>
      payrollIssue('absence.unmapped', {
        employeeId: employee.id,
        payLineKey: kind,
        minutes: 0,
        severity: employee.payBasis === 'hourly' ? 'error' : 'warning',
      }),
    );
}

type WithAbsences = {
  readonly timesheet: Pick<EmployeeTimesheet, 'employee'>;
  readonly unmappedAbsences: readonly UnmappedAbsence[];
  readonly errors: readonly PayrollIssue[];
};

/** Of what a code pays by now nothing is left, whatever was said of it. */
export function leftAbsencesOf(
  { timesheet: { employee }, unmappedAbsences }: WithAbsences,
  given: readonly WithoutAbsence[],
): LeftAbsence[] {
  return unmappedAbsences.flatMap(({ kind, minutes }) => {
    const said = given.find((each) => each.employeeId === employee.id && each.kind === kind);
    return said === undefined ? [] : [{ kind, minutes, reason: said.reason }];
  });
}

/** What keeps the person from being paid, of which nothing was said. */
export function errorsLeft({ errors }: WithAbsences, left: readonly LeftAbsence[]): PayrollIssue[] {
  const isSaid = new Set<string | undefined>(left.map(({ kind }) => kind));
  return errors.filter(({ code, payLineKey }) => code !== 'absence.unmapped' || !isSaid.has(payLineKey));
}

/** What the latest file that says something of a kind was made without, with the reason for it, as long as it is as it was. */
export function saidBefore(
  unmapped: readonly UnmappedAbsence[],
  sent: readonly { readonly withoutAbsences: readonly LeftAbsence[] }[],
): LeftAbsence[] {
  const said = sent.flatMap(({ withoutAbsences }) => withoutAbsences);
  return unmapped.flatMap(({ kind, minutes }) => {
    const latest = said.findLast((each) => each.kind === kind);
    return latest?.minutes === minutes ? [latest] : [];
  });
}

/** Whether it is said of each that is in the way. */
export function isSaidOfAll(unmapped: readonly UnmappedAbsence[], said: readonly LeftAbsence[]): boolean {
  return unmapped.every(({ kind, blocks }) => !blocks || said.some((each) => each.kind === kind));
}
