import {
  agreements,
  parseRuleDefinition,
  settleRule,
  type ParameterValues,
  type RuleDefinition,
  type RuleVersion,
} from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { company, hotRead } from '#database/hot-statement.ts';
import { readOfCompanyTogether } from '#database/read-together.ts';
import { readHot } from '#database/run-hot-statement.ts';
import type { RuleSetRow, RuleVersionRow } from '#database/tables/rules.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { groupBy } from '#group-by.ts';
import { readParameterValues } from './parameter-values.ts';
import { readRule } from './rule-file.ts';

type NamedRuleSet = Pick<RuleSetRow, 'id' | 'name'>;

const RULE_SETS = hotRead<NamedRuleSet>()`select id, name from rule_sets where company_id = ${company}`;

const VERSIONS = hotRead<VersionRow>()`
  select rule_set_id, number, valid_from, agreement, definition, parameter_values
  from rule_versions
  where company_id = ${company}
  order by valid_from`;

type VersionRow = Pick<
  RuleVersionRow,
  'rule_set_id' | 'number' | 'valid_from' | 'agreement' | 'definition' | 'parameter_values'
>;

/** Every version of every rule set of the company, oldest first, by rule set id. */
export const listRuleVersions = readOfCompanyTogether<ReadonlyMap<string, readonly RuleVersion[]>>(
  async (scope) => {
    const [ruleSets, rows] = await Promise.all([readHot(scope, RULE_SETS), readHot(scope, VERSIONS)]);
    const rowsOf = groupBy(rows, ({ rule_set_id }) => rule_set_id);
    return new Map(
      ruleSets.map(({ id, name }) => [id, (rowsOf.get(id) ?? []).map((row) => toRuleVersion(name, row))]),
    );
  },
);

/** In order of name. */
export async function listRuleSets({
  db,
  companyId,
}: CompanyScope): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return await db<RuleSetRow>('rule_sets')
    .where({ company_id: companyId })
    .orderBy(['name', 'id'])
    .select('id', 'name');
}

/** Where the rule of a version comes from, before what the company gives is in it. */
export type VersionSource = {
  /** Key of the shipped agreement; null for a rule of the company's own. */
  readonly agreement: string | null;
  readonly definition: RuleDefinition;
  readonly values: ParameterValues;
};

/** Of every version, by `<rule set id>/<number>`. */
export async function listVersionSources({
  db,
  companyId,
}: CompanyScope): Promise<ReadonlyMap<string, VersionSource>> {
  const rows = await db<RuleVersionRow>('rule_versions').where({ company_id: companyId });
  return new Map(
    rows.map((row) => [
      `${row.rule_set_id}/${row.number}`,
      {
        agreement: row.agreement,
        definition: writtenDefinition(row),
        values: readParameterValues(row.parameter_values),
      },
    ]),
  );
}

/**
 * Of the version in whose place another stands, or else of the last: where it takes its rule from, and what the company gives in it; nothing
 * where there is none.
 */
export async function versionBefore(
  { db, companyId }: CompanyScope,
  ruleSetId: string,
  replaces: number | null,
): Promise<Omit<VersionSource, 'definition'> & { readonly definition: unknown }> {
  const last = await db<RuleVersionRow>('rule_versions')
    .where({ company_id: companyId, rule_set_id: ruleSetId, ...(replaces !== null && { number: replaces }) })
    .orderBy('number', 'desc')
    .first('agreement', 'definition', 'parameter_values');
  const text = last?.definition ?? null;
  return {
    agreement: last?.agreement ?? null,
    definition: text === null ? null : (JSON.parse(text) as unknown),
    values: readParameterValues(last?.parameter_values ?? null),
  };
}

const toRuleVersion = (name: string, row: VersionRow): RuleVersion => ({
  name,
  number: row.number,
  validFrom: row.valid_from,
  definition: definitionOf(row),
});

/** Otherwise every read would parse the same text again, and the engine, which compiles once per object, would compile it again. */
const parsed = new Map<string, RuleDefinition>();
const MAX_PARSED = 1000;

/** With what the company gives in it: the same object for the same rule and values. */
function definitionOf(row: VersionRow): RuleDefinition {
  if (row.parameter_values === null) return writtenDefinition(row);
  const key = `${row.agreement ?? row.definition} ${row.parameter_values}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  return keep(key, settleRule(writtenDefinition(row), readParameterValues(row.parameter_values)));
}

function keep(key: string, definition: RuleDefinition): RuleDefinition {
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(key, definition);
  return definition;
}

function writtenDefinition(row: Pick<RuleVersionRow, 'agreement' | 'definition'>): RuleDefinition {
  if (row.agreement !== null) {
    return (
      agreements.get(row.agreement)?.definition ?? assertNeverHappens(`unknown agreement ${row.agreement}`)
    );
  }
  const text = row.definition ?? '';
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const json: unknown = JSON.parse(text);
  const result = parseRuleDefinition(json);
  // It was a good rule when it was imported. What is refused since then pays as it always has, and the doctor names it.
  return keep(text, result.ok ? result.definition : (json as RuleDefinition));
}

/** A version that was imported, and that this version of Stimpill would refuse. */
export type RefusedRule = {
  readonly companyId: string;
  readonly name: string;
  readonly number: number;
  /** The first reason, with its path. */
  readonly reason: string;
};

/** In all companies. */
export async function listRefusedRules(db: Queryable): Promise<RefusedRule[]> {
  const rows = await db<RuleVersionRow>('rule_versions').whereNotNull('definition').orderBy('company_id');
  const ruleSets = await db<RuleSetRow>('rule_sets').select('id', 'name');
  const nameOf = new Map(ruleSets.map(({ id, name }) => [id, name]));
  return rows.flatMap((row) => {
    const result = readRule(JSON.parse(row.definition ?? ''));
    if (result.ok) return [];
    const [first] = result.problems;
    const reason = `${first?.path.replace(/^\./, '') ?? ''} ${first?.message ?? ''}`;
    const name = nameOf.get(row.rule_set_id) ?? row.rule_set_id;
    return [{ companyId: row.company_id, name, number: row.number, reason }];
  });
}
