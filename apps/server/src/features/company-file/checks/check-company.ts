// Faults of the company's own settings that no single field shows.
import { holidaysOfYear } from '@stimpill/calc';
import type { CompanyFile } from '../company-file.ts';
import type { Report } from './file-parts.ts';
import type { KnownIds } from './known-ids.ts';

export function checkCompany(company: CompanyFile['company'], known: KnownIds, report: Report): void {
  const { defaultRuleSetId, defaultPayPeriodId } = company;
  if (defaultRuleSetId !== null && !known.has('ruleSets', defaultRuleSetId)) {
    report('company.defaultRuleSetId', 'is not the id of a rule set of this company');
  }
  if (defaultPayPeriodId !== null && !known.has('payPeriods', defaultPayPeriodId)) {
    report('company.defaultPayPeriodId', 'is not the id of a pay period of this company');
  }
  reportRepeats(company.terminal.allowedIpRanges, 'company.terminal.allowedIpRanges', report);
  reportRepeats(company.holidays.removed, 'company.holidays.removed', report);
  reportRepeats(
    company.holidays.extra.map(({ date, name }) => `${date} ${name}`),
    'company.holidays.extra',
    report,
  );
  checkRemovedHolidays(company.holidays, report);
}

function checkRemovedHolidays(
  { calendar, removed }: CompanyFile['company']['holidays'],
  report: Report,
): void {
  for (const [index, date] of removed.entries()) {
    const holidays = holidaysOfYear(Number(date.slice(0, 4)), { calendar, extra: [], removed: [] });
    if (holidays.some((holiday) => holiday.date === date)) continue;
    report(`company.holidays.removed[${index}]`, `is not a holiday of the calendar ${calendar}`);
  }
}

export function reportRepeats(values: readonly string[], path: string, report: Report): void {
  const first = new Map<string, number>();
  for (const [index, value] of values.entries()) {
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, index);
    else report(`${path}[${index}]`, `repeats ${path}[${earlier}]`);
  }
}
