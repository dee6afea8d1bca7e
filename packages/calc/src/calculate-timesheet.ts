import { type Timesheet, type TimesheetInput } from './timesheet.ts';

/** Pay minutes and reasons for one employee over a range of local dates. Throws `TimesheetInputError` on bad input. */
export const calculateTimesheet = (_input: TimesheetInput): Timesheet => {
  throw new Error('being written');
};
