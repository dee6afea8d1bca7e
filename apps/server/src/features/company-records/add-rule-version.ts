// Pay rules of a company: a new rule set with its first version, or a version that holds from a day on. It may change, or go, until
// its day has begun or time was approved under it.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError, refuseUnseen } from '#errors/domain-error.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import {
  requireParameterValues,
  ruleFrom,
  valuesFor,
  type ParameterValue,
} from '#features/rules/parameter-values.ts';
import { listRuleSets, listRuleVersions, versionBefore } from '#features/rules/rule-store.ts';
import { findShippedRule } from '#features/rules/rule-file.ts';
import { stateOfVersions } from '#features/rules/state-of-versions.ts';
import { approvedUntil, whyFixed, type FromDay, type Paying } from '#features/rules/why-fixed.ts';
import { uuidv7 } from '#ids.ts';
import { readDefinition } from './read-definition.ts';
import { authorOf, type RecordAuthor } from '#features/changes/change.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

const PLACES = ['ruleSets[0].versions[0]', 'ruleSets[0]'];

export type NewVersion = {
  readonly validFrom: string;
  /** Key of a shipped agreement; null where the definition is given. Both null: the rule of the version before. */
  readonly agreement: string | null;
  /** The text of a rule file, YAML or JSON. */
  readonly definition: string | null;
  /** What the company gives where the rule leaves a value open; what is not named is as in the version before. */
  readonly parameters?: readonly ParameterValue[] | undefined;
};

export type AddedVersion = { readonly ruleSetId: string; readonly number: number };

export async function addRuleSet(
  author: RecordAuthor,
  { name, ...version }: NewVersion & { readonly name: string },
  deps: RecordsDeps,
): Promise<AddedVersion> {
  const source = sourceOf(version);
  const id = uuidv7();
  await changeRecords(
    changeBy(author),
    async (scope) => {
      refuseTakenName(await listRuleSets(scope), { id, name });
      const { validFrom } = version;
      const parameters = requireParameterValues(ruleFrom(source), version.parameters ?? []);
      return { ruleSets: [{ id, name, versions: [{ number: 1, validFrom, ...source, parameters }] }] };
    },
    deps,
  );
  return { ruleSetId: id, number: 1 };
}

type VersionOf = NewVersion & {
  readonly ruleSetId: string;
  /** Number of the version in whose place it stands; null or not given: it is the next. */
  readonly replaces?: number | null;
  /** Why, for the log; not given: nobody said. */
  readonly reason?: string;
  /** The versions that there were for anyone who adds this one; not given: they do not say. */
  readonly seen?: { readonly state: string } | undefined;
};

/**
 * @throws DomainError `rule_set.not_found`, `agreement.not_found`, `rule_set.version_fixed`, `rule_set.time_approved`,
 * `record.changed_meanwhile`
 */
export async function addRuleVersion(
  author: RecordAuthor,
  { ruleSetId: id, replaces = null, reason, seen, ...version }: VersionOf,
  deps: RecordsDeps,
): Promise<AddedVersion> {
  const given = sourceOf(version);
  const { validFrom } = version;
  let number = 1;
  await changeRecords(
    { ...changeBy(author), reason: reason ?? null },
    async (scope, company) => {
      const { name, versions } = await requireRuleSet(scope, id);
      refuseUnseen(seen?.state, stateOfVersions(versions));
      if (replaces !== null)
        await requireChangeable(scope, company, { id, versions, number: replaces, now: deps.clock() });
      await refuseApprovedTime(scope, company, { ruleSetId: id, validFrom });
      number = replaces ?? (versions.at(-1)?.number ?? 0) + 1;
      const { values, ...before } = await versionBefore(scope, id, replaces);
      const source = given.agreement === null && given.definition === null ? before : given;
      const parameters = valuesFor(ruleFrom(source), version.parameters ?? [], values);
      return { ruleSets: [{ id, name, versions: [{ number, validFrom, ...source, parameters }] }] };
    },
    deps,
  );
  return { ruleSetId: id, number };
}

/** @throws DomainError `rule_set.not_found`, `rule_set.version_fixed`, `rule_set.version_needed` */
export async function removeRuleVersion(
  author: RecordAuthor,
  { ruleSetId: id, number }: AddedVersion,
  deps: RecordsDeps,
): Promise<void> {
  await changeRecords(
    changeBy(author),
    async (scope, company) => {
      const { name, versions } = await requireRuleSet(scope, id);
      await requireChangeable(scope, company, { id, versions, number, now: deps.clock() });
      if (versions.length === 1 || versions.at(-1)?.number !== number)
        throw new DomainError('rule_set.version_needed');
      return { ruleSets: [{ id, name, removedVersions: [number] }] };
    },
    deps,
  );
}

function changeBy(author: RecordAuthor) {
  return { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
}

/** Its versions follow each other by number as by day. */
async function requireRuleSet(scope: CompanyScope, id: string) {
  const ruleSet = (await listRuleSets(scope)).find((each) => each.id === id);
  if (ruleSet === undefined) throw new DomainError('rule_set.not_found', { field: 'route.ruleSetId' });
  return { name: ruleSet.name, versions: (await listRuleVersions(scope)).get(id) ?? [] };
}

type VersionThere = {
  readonly id: string;
  readonly versions: readonly { readonly number: number; readonly validFrom: string }[];
  readonly number: number;
  readonly now: number;
};

async function requireChangeable(
  scope: CompanyScope,
  company: Paying,
  { id, versions, number, now }: VersionThere,
): Promise<void> {
  const version = versions.find((each) => each.number === number);
  if (version === undefined) {
    const message = `The pay rule has no version ${number}, so nothing was changed. Check the number against the list of its versions.`;
    throw new DomainError('rule_set.version_not_found', { message });
  }
  const fixed = await whyFixed(scope, company, { ruleSetId: id, validFrom: version.validFrom }, now);
  if (fixed === null) return;
  const message = `Version ${number} ${fixed}. Nothing was changed: let another version hold from a later day on.`;
  throw new DomainError('rule_set.version_fixed', { message });
}

/** Its figures are kept, so the version would not pay it; a version that holds and does not pay would be a riddle. */
async function refuseApprovedTime(scope: CompanyScope, company: Paying, from: FromDay): Promise<void> {
  const last = await approvedUntil(scope, company, from);
  if (last === null) return;
  const message = `Time of people under this rule was approved until ${last}, so nothing was changed. Try again with a later day, or after the approval was taken back.`;
  throw new DomainError('rule_set.time_approved', { field: 'validFrom', message });
}

/** What a version takes its rule from, as a company file says it. */
function sourceOf({ agreement, definition }: NewVersion) {
  if (agreement !== null && findShippedRule(agreement) === undefined)
    throw new DomainError('agreement.not_found', { field: 'agreement' });
  return { agreement, definition: definition === null ? null : readDefinition(definition) };
}
