import type { RuleVersion } from '@stimpill/calc';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { LooksAtRest } from './find-rest.ts';

export type TimesheetsRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  /** yyyy-MM-dd: also what was worked from this day up to the range. */
  readonly comparedFrom?: string | undefined;
  /** Which entries the totals count; not given: all that are closed and no draft. */
  readonly counts?: (entry: TimeEntry) => boolean;
  /** Whether to look for holidays that pay nothing because hours are not known. */
  readonly looksAtHolidays?: true;
  /** By whose rights to look for rest that was not kept. */
  readonly looksAtRest?: LooksAtRest;
  /** Other rules to be tried on the same time, by those of a person: what they depend on is loaded too. */
  readonly triedRules?: (own: readonly RuleVersion[]) => readonly RuleVersion[];
};
