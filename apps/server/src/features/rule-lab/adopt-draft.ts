// A draft becomes a version of a rule set, as any version does.
import { companyScope } from '#database/company-scope.ts';
import { versionBefore } from '#features/rules/rule-store.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import { addRuleVersion, type AddedVersion } from '#features/company-records/add-rule-version.ts';
import type { RecordAuthor } from '#features/changes/change.ts';
import { agreementOf, readDraft } from './draft-rule.ts';

export type Adoption = {
  readonly ruleSetId: string;
  /** The text of a rule file, YAML or JSON. */
  readonly definition: string;
  /** yyyy-MM-dd */
  readonly validFrom: string;
  readonly reason: string;
  /** Number of the version in whose place it stands; not given: it is the next. */
  readonly versionNumber?: number | undefined;
  /** The versions that there were for anyone who lets it hold; not given: they do not say. */
  readonly seen?: { readonly state: string } | undefined;
};

/** @throws DomainError `request.invalid` and what `addRuleVersion` throws */
export async function adoptDraft(
  author: RecordAuthor,
  { versionNumber, definition: text, ...adoption }: Adoption,
  deps: RecordsDeps,
): Promise<AddedVersion> {
  const scope = companyScope(deps.database.knex, author.companyId);
  const { values } = await versionBefore(scope, adoption.ruleSetId, versionNumber ?? null);
  const agreement = agreementOf(readDraft(text), values);
  const definition = agreement === null ? text : null;
  return await addRuleVersion(
    author,
    { ...adoption, agreement, definition, replaces: versionNumber ?? null },
    deps,
  );
}
