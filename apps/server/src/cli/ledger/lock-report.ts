// What a lock did and what it left out, for people and for machines.
import { writeLocalMinute } from '@stimpill/time';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { type MovedFigures, movedText } from '#features/timesheets/moved-figures.ts';
import type { LockOutcome } from '#features/timesheets/lock-time-entries.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { toInstant } from '#to-instant.ts';

export type LockReport = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  readonly outcome: LockOutcome;
};

export function lockReportJson({ employees, outcome }: LockReport) {
  const nameOf = namesOf(employees);
  const toListed = ({ id, employeeId, startAt }: TimeEntry) => ({
    employeeId,
    name: nameOf(employeeId),
    timeEntryId: id,
    startAtUtc: toInstant(startAt),
  });
  return {
    locked: outcome.locked,
    lockedBefore: outcome.lockedBefore,
    skippedOpen: outcome.open.map(toListed),
    skippedDrafts: outcome.drafts.map(toListed),
    heldBack: outcome.heldBack.map(({ id, displayName }) => ({ employeeId: id, name: displayName })),
    renewed: movedJson(outcome.renewed),
  };
}

export function lockReportText({ company, employees, outcome }: LockReport): string {
  const nameOf = namesOf(employees);
  const skipped = (why: string) => (entry: TimeEntry) =>
    `  left out, ${why}: ${nameOf(entry.employeeId)}, ${writeLocalMinute(entry.startAt, company.timeZone)}, time entry ${entry.id}\n`;
  const before = outcome.lockedBefore === 0 ? '' : `, ${outcome.lockedBefore} were locked before`;
  return [
    `Time entries locked: ${outcome.locked}${before}.\n`,
    ...outcome.open.map(skipped('still open')),
    ...outcome.drafts.map(skipped('a draft')),
    ...outcome.heldBack.map(
      ({ displayName }) =>
        `  nothing locked of ${displayName}: something came in meanwhile. Run the command again.\n`,
    ),
    ...renewedText(outcome),
  ].join('');
}

/** Approved time that depended on what changed since. */
function renewedText({ renewed }: LockOutcome): string[] {
  if (renewed.length === 0) return [];
  return ['Time that was approved before has other figures now, in minutes:\n', ...movedLines(renewed)];
}

type MovedOf = { readonly employee: Employee; readonly moved: MovedFigures };

export function movedLines(people: readonly MovedOf[]): string[] {
  return people.map(({ employee, moved }) => `  ${employee.displayName}: ${movedText(moved)}\n`);
}

export function movedJson(people: readonly MovedOf[]) {
  return people.map(({ employee, moved: { dates, lines } }) => ({
    employeeId: employee.id,
    name: employee.displayName,
    dates,
    lines,
  }));
}

function namesOf(employees: readonly Employee[]): (id: string) => string {
  const names = new Map(employees.map(({ id, displayName }) => [id, displayName]));
  return (id) => names.get(id) ?? id;
}
