// What would a draft of a rule have paid? Past time as it was paid, beside the same time under the draft. Nothing is stored.
import { accountingRange, calculateTimesheet, type RuleVersion, type TimesheetInput } from '@stimpill/calc';
import { addDays, instantsOf } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { loadTimesheetRecords } from './load-timesheet-records.ts';
import { lineDifferences, paidLines, type LineDifference } from './paid-lines.ts';
import { underDraft, withDraft } from './rule-draft.ts';

export type ReplayRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  /** It holds from its day on, as if it had been adopted; the days before it stay as they are. */
  readonly draft: RuleVersion;
};

export type ReplayedPerson = {
  readonly employee: Employee;
  readonly workedMinutes: { readonly before: number; readonly after: number };
  /** Every line that either side has, in order of its name. Approved time has the figures of its approval before. */
  readonly lines: readonly LineDifference[];
  readonly approvedEntries: number;
  /** Of them, those approved with other minutes than the rules of now give. */
  readonly keptOtherwiseEntries: number;
};

export type ReplayedDay = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly workedMinutes: number;
  readonly lines: readonly LineDifference[];
  readonly isApproved: boolean;
};

/** @returns what each of the people was paid and would be, in their order */
export async function replayDraft(
  db: Queryable,
  { draft, ...asked }: ReplayRequest,
): Promise<ReplayedPerson[]> {
  const triedRules = withDraft(draft);
  const records = await loadTimesheetRecords(db, { ...asked, triedRules });
  return asked.employees.map((employee) => {
    const input = records.calcInputOf(employee);
    const before = calculateTimesheet(input);
    const after = calculateTimesheet(underDraft(input, triedRules));
    return {
      employee,
      workedMinutes: { before: before.totals.totalMinutes, after: after.totals.totalMinutes },
      lines: lineDifferences(paidLines(before), paidLines(after)),
      approvedEntries: before.entries.filter(isApproved(records.entriesOf(employee))).length,
      keptOtherwiseEntries: before.differingEntryIds.length,
    };
  });
}

/** @returns the days on which either side has anything; they add up to what the replay of the person says */
export async function replayDays(
  db: Queryable,
  { employee, draft, ...asked }: Omit<ReplayRequest, 'employees'> & { readonly employee: Employee },
): Promise<ReplayedDay[]> {
  const triedRules = withDraft(draft);
  const records = await loadTimesheetRecords(db, { ...asked, employees: [employee], triedRules });
  const input = records.calcInputOf(employee);
  const tried = underDraft(input, triedRules);
  const isLocked = isApproved(records.entriesOf(employee));
  const days: ReplayedDay[] = [];
  for (let date = asked.range.startDate; date <= asked.range.endDate; date = addDays(date, 1)) {
    const before = calculateTimesheet(onDay(input, date));
    const after = calculateTimesheet(onDay(tried, date));
    const lines = lineDifferences(paidLines(before), paidLines(after));
    if (lines.length === 0) continue;
    const { totalMinutes: workedMinutes } = before.totals;
    days.push({ date, workedMinutes, lines, isApproved: before.entries.some(isLocked) });
  }
  return days;
}

function isApproved(entries: readonly TimeEntry[]): (entry: { readonly id: string }) => boolean {
  const locked = new Set(entries.filter(({ isLocked }) => isLocked).map(({ id }) => id));
  return ({ id }) => locked.has(id);
}

/** One day within all that it depends on, and nothing else: a year has hundreds of days, each with hundreds of entries otherwise. */
function onDay(input: TimesheetInput, date: string): TimesheetInput {
  const range = { startDate: date, endDate: date };
  const { from, to } = instantsOf(accountingRange(input.ruleVersions, range, input.payPeriods), input.zone);
  const touches = ({ startAt, endAt }: TimesheetInput['entries'][number]) =>
    startAt < to && (endAt ?? Infinity) >= from;
  return { ...input, range, entries: input.entries.filter(touches) };
}
