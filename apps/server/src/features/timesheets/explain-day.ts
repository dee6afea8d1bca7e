// Why is this day of this person paid as it is? Calculated anew with every reason, by the same code that makes the minutes.
import {
  calculateTimesheet,
  explainDay as explainCalculated,
  type DayExplanation,
  type ExplanationLanguage,
  type ExplanationOfEntry,
} from '@stimpill/calc';
import type { Queryable } from '#database/database.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { daysAfter } from '#features/companies/local-date.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { FIRST_DATE } from './known-years.ts';
import { loadTimesheetRecords } from './load-timesheet-records.ts';

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
  const { company, employee, date, language } = request;
  // From the day before on, so that a shift over midnight is in it.
  const range = { startDate: date === FIRST_DATE ? date : daysAfter(date, -1), endDate: date };
  const records = await loadTimesheetRecords(db, { company, employees: [employee], range });
  const timesheet = calculateTimesheet({ ...records.calcInputOf(employee), explain: true });
  const { holiday, entries, credits, issues } = explainCalculated(timesheet, date, language);
  const entryById = new Map(records.entriesOf(employee).map((entry) => [entry.id, entry]));
  return {
    employee,
    date,
    language,
    holiday,
    entries: entries.flatMap((explained) => {
      const entry = entryById.get(explained.entryId);
      return entry === undefined ? [] : [{ entry, explained }];
    }),
    credits,
    issues,
  };
}
