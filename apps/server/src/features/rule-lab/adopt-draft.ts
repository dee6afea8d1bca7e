// A draft becomes the next version of a rule set, as any version does. What was approved is never paid by it.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import { addRuleVersion, type AddedVersion } from '#features/company-records/add-rule-version.ts';
import type { RecordAuthor } from '#features/company-records/record-author.ts';
import { companyZone, instantsOf } from '#features/timesheets/company-zone.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { listLastApproved } from '#features/ledger/time-entry-store.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { readDraft } from './draft-rule.ts';

export type Adoption = {
  readonly ruleSetId: string;
  /** The text of a rule file, YAML or JSON. */
  readonly definition: string;
  /** yyyy-MM-dd */
  readonly validFrom: string;
  readonly reason: string;
};

/** @throws DomainError `request.invalid`, `rule_set.not_found`, `rule_set.time_approved` */
export async function adoptDraft(
  author: RecordAuthor,
  adoption: Adoption,
  deps: RecordsDeps,
): Promise<AddedVersion> {
  readDraft(adoption.definition);
  const check = (scope: CompanyScope) => refuseApprovedTime(scope, adoption);
  return await addRuleVersion(author, { ...adoption, agreement: null, check }, deps);
}

/** Its figures are kept, so the version would not pay it; a version that holds and does not pay would be a riddle. */
async function refuseApprovedTime(scope: CompanyScope, { ruleSetId, validFrom }: Adoption): Promise<void> {
  const { timeZone, defaultRuleSetId } = await requireCompany(scope.db, scope.companyId);
  const { from } = instantsOf({ startDate: validFrom, endDate: validFrom }, companyZone(timeZone));
  const lastOf = await listLastApproved(scope, from);
  const approvedAt = (await listEmployees(scope))
    .filter((employee) => (employee.ruleSetId ?? defaultRuleSetId) === ruleSetId)
    .flatMap(({ id }) => lastOf.get(id) ?? []);
  const last = approvedAt.length === 0 ? null : localDateIn(timeZone, Math.max(...approvedAt));
  if (last === null) return;
  const message = `Time of people under this rule was approved until ${last}, so nothing was changed. Try again with a later day, or after the approval was taken back.`;
  throw new DomainError('rule_set.time_approved', { field: 'validFrom', message });
}
