/** Are the facts about the employee sound: employment, pay periods, planned shifts, absences? */
import { isLocalDate, isLocalTime, WEEKDAYS, type DateRange, type LocalDate } from '@stimpill/time';
import { ABSENCE_TYPES } from '#pay/absence-minutes.ts';
import { lengthOfDay, PAY_BASES, type PatternDay, type PatternFrom } from '#pay/person.ts';
import { type Report } from '#rules/problem.ts';
import { type EmploymentTerms, type TimesheetInput } from './timesheet.ts';

/** The most that an employment ratio may be: two full-time jobs. */
const MOST_RATIO = 2;

const checkDate = (date: LocalDate, path: string, report: Report): boolean => {
  if (isLocalDate(date)) return true;
  report(path, 'must be a date of the form yyyy-MM-dd.');
  return false;
};

const checkDates = ({ startDate, endDate }: DateRange, path: string, report: Report): void => {
  const areDates = [
    checkDate(startDate, `${path}.startDate`, report),
    checkDate(endDate, `${path}.endDate`, report),
  ];
  if (!areDates.includes(false) && endDate < startDate) {
    report(`${path}.endDate`, `${endDate} is before the start ${startDate}.`);
  }
};

const checkRatio = (ratio: number, path: string, report: Report): void => {
  if (ratio >= 0 && ratio <= MOST_RATIO) return;
  report(path, `must be a number from 0 to ${MOST_RATIO}; 1 is full time.`);
};

const checkRatios = (ratio: NonNullable<EmploymentTerms['ratio']>, report: Report): void => {
  if (typeof ratio === 'number') {
    checkRatio(ratio, 'employment.ratio', report);
    return;
  }
  if (ratio.length === 0) report('employment.ratio', 'must have at least one ratio.');
  for (const [index, step] of ratio.entries()) {
    const path = `employment.ratio[${index}]`;
    checkDate(step.validFrom, `${path}.validFrom`, report);
    checkRatio(step.ratio, `${path}.ratio`, report);
    const isTaken = ratio.slice(0, index).some(({ validFrom }) => validFrom === step.validFrom);
    if (isTaken) report(`${path}.validFrom`, `${step.validFrom} is the first day of another ratio too.`);
  }
};

const checkEmployment = ({ ratio = 1, startDate, endDate }: EmploymentTerms, report: Report): void => {
  checkRatios(ratio, report);
  const start = startDate ?? '0000-01-01';
  const end = endDate ?? '9999-12-31';
  if (typeof startDate === 'string') checkDate(startDate, 'employment.startDate', report);
  if (typeof endDate === 'string') checkDate(endDate, 'employment.endDate', report);
  if (end < start) report('employment.endDate', `${end} is before the start ${start}.`);
};

const checkPattern = (pattern: readonly PatternDay[], field: string, report: Report): void => {
  for (const [index, { day, from, to, unpaidBreakMinutes = 0 }] of pattern.entries()) {
    const path = `${field}[${index}]`;
    const first = pattern.findIndex((other) => other.day === day);
    if (!WEEKDAYS.includes(day)) report(`${path}.day`, `must be one of ${WEEKDAYS.join(', ')}.`);
    else if (first < index) report(`${path}.day`, `is that of row ${first + 1} too.`);
    const badTime = (['from', 'to'] as const).find((end) => !isLocalTime({ from, to }[end]));
    if (badTime !== undefined) report(`${path}.${badTime}`, 'must be a local time of the form HH:mm.');
    else if (!Number.isInteger(unpaidBreakMinutes) || unpaidBreakMinutes < 0)
      report(`${path}.unpaidBreakMinutes`, 'must be whole minutes of at least 0.');
    else if (unpaidBreakMinutes >= lengthOfDay({ from, to }))
      report(`${path}.unpaidBreakMinutes`, 'must be less than the day is long.');
  }
};

const checkLaterPatterns = (later: readonly PatternFrom[], report: Report): void => {
  for (const [index, { validFrom, workPattern }] of later.entries()) {
    const path = `employment.laterPatterns[${index}]`;
    checkDate(validFrom, `${path}.validFrom`, report);
    const isTaken = later.slice(0, index).some((other) => other.validFrom === validFrom);
    if (isTaken) report(`${path}.validFrom`, `${validFrom} is the first day of another pattern too.`);
    checkPattern(workPattern ?? [], `${path}.workPattern`, report);
  }
};

const checkPersonal = (
  { payBasis = 'monthly', workPattern, laterPatterns, tradeStartDate }: EmploymentTerms,
  report: Report,
): void => {
  if (!PAY_BASES.includes(payBasis)) report('employment.payBasis', `must be one of ${PAY_BASES.join(', ')}.`);
  if (typeof tradeStartDate === 'string') checkDate(tradeStartDate, 'employment.tradeStartDate', report);
  checkPattern(workPattern ?? [], 'employment.workPattern', report);
  checkLaterPatterns(laterPatterns ?? [], report);
};

const checkPayPeriods = (periods: readonly DateRange[], report: Report): void => {
  for (const [index, period] of periods.entries()) {
    checkDates(period, `payPeriods[${index}]`, report);
    const other = periods
      .slice(0, index)
      .findIndex(({ startDate, endDate }) => startDate <= period.endDate && period.startDate <= endDate);
    if (other !== -1) report(`payPeriods[${index}]`, `overlaps payPeriods[${other}].`);
  }
};

/** Reports every problem of the facts about the employee. */
export const checkEmployee = (input: TimesheetInput, report: Report): void => {
  checkEmployment(input.employment ?? {}, report);
  checkPersonal(input.employment ?? {}, report);
  checkPayPeriods(input.payPeriods ?? [], report);
  for (const [index, { startAt, endAt }] of (input.shifts ?? []).entries()) {
    if (!Number.isInteger(startAt))
      report(`shifts[${index}].startAt`, 'must be whole milliseconds since 1970.');
    if (!Number.isInteger(endAt)) report(`shifts[${index}].endAt`, 'must be whole milliseconds since 1970.');
    if (endAt < startAt) report(`shifts[${index}].endAt`, 'is before the start of the shift.');
  }
  for (const [index, absence] of (input.absences ?? []).entries()) {
    const path = `absences[${index}]`;
    checkDates(absence, path, report);
    if (!ABSENCE_TYPES.includes(absence.type)) {
      report(`${path}.type`, `must be one of ${ABSENCE_TYPES.join(', ')}.`);
    }
    const { minutes = 0 } = absence;
    if (!Number.isSafeInteger(minutes) || minutes < 0) {
      report(`${path}.minutes`, 'must be whole minutes of at least 0.');
    }
  }
};
