// The operations whose work grows with the size of the company. They only read, and run in a thread of their own where there is one: who is
// named here is there.
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { absencesReader } from './features/absences/absences-handlers.ts';
import { bonusesReader, holidayPayReader } from './features/bonuses/bonuses-handlers.ts';
import { hoursReader } from './features/hours/manage-hours-handlers.ts';
import { leaveCalendarReader } from './features/leave/manage-absences-handlers.ts';
import { logFileReader } from './features/log/manage-log-handlers.ts';
import { payrollMonthReader } from './features/payroll-runs/payroll-month-handlers.ts';
import { payrollExportReader } from './features/payroll/payroll-handlers.ts';
import { ruleLabReader } from './features/rule-lab/rule-lab-handlers.ts';
import { restReader } from './features/rest/manage-rest-handlers.ts';
import { statementsReader } from './features/statements/statements-handlers.ts';
import { projectSummaryReader } from './features/timesheets/timesheets-handlers.ts';

type ReaderDeps = { readonly database: Database; readonly clock: Clock };

export const v1Readers = (deps: ReaderDeps) => ({
  ...absencesReader(deps),
  ...projectSummaryReader(deps),
  ...payrollExportReader(deps),
});

export const manageReaders = (deps: ReaderDeps) => ({
  ...hoursReader(deps),
  ...restReader(deps),
  ...leaveCalendarReader(deps),
  ...payrollMonthReader(deps),
  ...bonusesReader(deps),
  ...holidayPayReader(deps),
  ...logFileReader(deps),
  ...ruleLabReader(deps),
});

/** In a thread of their own, so that neither a punch nor a payroll preview waits until pages are drawn. */
export const paperReaders = (deps: ReaderDeps) => statementsReader(deps);

export const companyReaders = (deps: ReaderDeps) => ({
  ...v1Readers(deps),
  ...manageReaders(deps),
  ...paperReaders(deps),
});

export type CompanyWideOperation = keyof ReturnType<typeof companyReaders>;
