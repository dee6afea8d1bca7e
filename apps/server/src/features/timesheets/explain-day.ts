// Why is this day of this person paid as it is? Calculated anew with every reason, by the same code that makes the minutes.
import {
  calculateTimesheet,
  explainDay as explainCalculated,
  type DayExplanation,
  type ExplanationLanguage,
  type ExplanationOfEntry,
  type RuleVersion,
  type TimesheetInput,
} from '@stimpill/calc';
import { addDays } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { FIRST_DATE } from './known-years.ts';
import { loadTimesheetRecords, type TimesheetRecords } from './load-timesheet-records.ts';
import { underDraft, withDraft } from './rule-draft.ts';
import type { TimesheetsRequest } from './timesheets-request.ts';

export type ExplainRequest = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd on the calendar of the company. */
  readonly date: string;
  readonly language: ExplanationLanguage;
};

export type ExplainedDay = Pick<ExplainRequest, 'employee' | 'date' | 'language'> &
  Pick<DayExplanation, 'holiday' | 'credits' | 'issues'> & {
    /** Entries that begin on the day or reach into it, by start. */
    readonly entries: readonly { readonly entry: TimeEntry; readonly explained: ExplanationOfEntry }[];
  };

export async function explainDay(db: Queryable, request: ExplainRequest): Promise<ExplainedDay> {
  const records = await loadTimesheetRecords(db, loadedFor(request));
  return explained(records, records.calcInputOf(request.employee), request);
}

/** As it is paid, and as a draft would pay it. */
export async function explainDayBothWays(
  db: Queryable,
  { draft, ...request }: ExplainRequest & { readonly draft: RuleVersion },
): Promise<{ readonly before: ExplainedDay; readonly after: ExplainedDay }> {
  const triedRules = withDraft(draft);
  const records = await loadTimesheetRecords(db, { ...loadedFor(request), triedRules });
  const input = records.calcInputOf(request.employee);
  return {
    before: explained(records, input, request),
    after: explained(records, underDraft(input, triedRules), request),
  };
}

function loadedFor({ company, employee, date }: ExplainRequest): TimesheetsRequest {
  // From the day before on, so that a shift over midnight is in it.
  const range = { startDate: date === FIRST_DATE ? date : addDays(date, -1), endDate: date };
  return { company, employees: [employee], range };
}

function explained(
  records: TimesheetRecords,
  input: TimesheetInput,
  { employee, date, language }: ExplainRequest,
): ExplainedDay {
  const timesheet = calculateTimesheet({ ...input, explain: true });
  const { holiday, entries, credits, issues } = explainCalculated(timesheet, date, language);
  const entryById = new Map(records.entriesOf(employee).map((entry) => [entry.id, entry]));
  return {
    employee,
    date,
    language,
    holiday,
    entries: entries.flatMap((each) => {
      const entry = entryById.get(each.entryId);
      return entry === undefined ? [] : [{ entry, explained: each }];
    }),
    credits,
    issues,
  };
}
