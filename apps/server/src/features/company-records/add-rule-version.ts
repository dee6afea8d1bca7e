// Pay rules of a company: a new rule set with its first version, or a version that holds from a day on. A version never changes.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { changeRecords, type RecordsDeps } from '#features/company-file/change-records.ts';
import { listRuleSets, listRuleVersions } from '#features/rules/rule-store.ts';
import { findShippedRule } from '#features/rules/rule-file.ts';
import { uuidv7 } from '#ids.ts';
import { readDefinition } from './read-definition.ts';
import { authorOf, type RecordAuthor } from './record-author.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

const PLACES = ['ruleSets[0].versions[0]', 'ruleSets[0]'];

export type NewVersion = {
  readonly validFrom: string;
  /** Key of a shipped agreement; null where the definition is given. */
  readonly agreement: string | null;
  /** The text of a rule file, YAML or JSON. */
  readonly definition: string | null;
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
      return { ruleSets: [{ id, name, versions: [{ number: 1, validFrom, ...source }] }] };
    },
    deps,
  );
  return { ruleSetId: id, number: 1 };
}

type VersionOf = NewVersion & {
  readonly ruleSetId: string;
  /** Why, for the log; not given: nobody said. */
  readonly reason?: string;
  /** May refuse, in the transaction that writes. */
  readonly check?: (scope: CompanyScope) => Promise<void>;
};

export async function addRuleVersion(
  author: RecordAuthor,
  { ruleSetId: id, reason, check, ...version }: VersionOf,
  deps: RecordsDeps,
): Promise<AddedVersion> {
  const source = sourceOf(version);
  let number = 1;
  await changeRecords(
    { ...changeBy(author), reason: reason ?? null },
    async (scope) => {
      const { name, last } = await requireRuleSet(scope, id);
      await check?.(scope);
      number = last + 1;
      const { validFrom } = version;
      return { ruleSets: [{ id, name, versions: [{ number, validFrom, ...source }] }] };
    },
    deps,
  );
  return { ruleSetId: id, number };
}

function changeBy(author: RecordAuthor) {
  return { companyId: author.companyId, by: authorOf(author), reason: null, places: PLACES };
}

async function requireRuleSet(scope: CompanyScope, id: string) {
  const ruleSet = (await listRuleSets(scope)).find((each) => each.id === id);
  if (ruleSet === undefined) throw new DomainError('rule_set.not_found', { field: 'route.ruleSetId' });
  const versions = (await listRuleVersions(scope)).get(id) ?? [];
  return { name: ruleSet.name, last: Math.max(0, ...versions.map(({ number }) => number)) };
}

/** What a version takes its rule from, as a company file says it. */
function sourceOf({ agreement, definition }: NewVersion) {
  if (agreement !== null && findShippedRule(agreement) === undefined)
    throw new DomainError('agreement.not_found', { field: 'agreement' });
  return { agreement, definition: definition === null ? null : readDefinition(definition) };
}
