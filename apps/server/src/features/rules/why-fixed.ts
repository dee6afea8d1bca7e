// How long a version of a pay rule may change: until its first day has begun or time was approved under it, whichever is first. From then
// on it never does, so that what was paid under it can always be calculated again.
import { localDateOf, startOfLocalDate } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listLastApproved } from '#features/ledger/time-entry-store.ts';
import { listEmployees } from '#features/people/employee-store.ts';

/** Whose rule it is where somebody has none of their own, and where their days begin. */
export type Paying = Pick<CompanySettings, 'timeZone' | 'defaultRuleSetId'>;

export type FromDay = {
  readonly ruleSetId: string;
  /** yyyy-MM-dd */
  readonly validFrom: string;
};

/** @returns why the version never changes, as the rest of a sentence; null: it may */
export async function whyFixed(
  scope: CompanyScope,
  company: Paying,
  version: FromDay,
  now: number,
): Promise<string | null> {
  const { validFrom } = version;
  if (validFrom <= localDateOf(now, company.timeZone)) return `holds since ${validFrom}, so it never changes`;
  const until = await approvedUntil(scope, company, version);
  return until === null ? null : `may not change: time of people under it is approved until ${until}`;
}

/** @returns the day of the last time that was approved, from a day on, of people whom the rule pays; null: none */
export async function approvedUntil(
  scope: CompanyScope,
  { timeZone, defaultRuleSetId }: Paying,
  { ruleSetId, validFrom }: FromDay,
): Promise<string | null> {
  const lastOf = await listLastApproved(scope, startOfLocalDate(validFrom, timeZone));
  if (lastOf.size === 0) return null;
  const approvedAt = (await listEmployees(scope, [...lastOf.keys()]))
    .filter((employee) => (employee.ruleSetId ?? defaultRuleSetId) === ruleSetId)
    .flatMap(({ id }) => lastOf.get(id) ?? []);
  return approvedAt.length === 0 ? null : localDateOf(Math.max(...approvedAt), timeZone);
}
