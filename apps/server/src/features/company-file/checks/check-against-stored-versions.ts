// A rule version may change until its first day has begun or time was approved under it. Then it never does: what was paid under it can
// always be calculated again. And none begins to hold for time that was approved.
import type { CompanyScope } from '#database/company-scope.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { groupBy } from '#group-by.ts';
import { approvedUntil, whyFixed } from '#features/rules/why-fixed.ts';
import type { CompanyFile } from '../company-file.ts';
import type { StoredRows } from '../read-stored-rows.ts';
import { toRuleVersionRow } from '../to-company-rows.ts';
import { isSameVersion } from '../company-rows.ts';
import type { Report } from './file-parts.ts';

type RuleSet = CompanyFile['ruleSets'][number];
type Version = RuleSet['versions'][number];

export async function checkAgainstStoredVersions(
  scope: CompanyScope,
  ruleSets: CompanyFile['ruleSets'],
  { ruleVersions }: StoredRows,
  { now, report }: { readonly now: number; readonly report: Report },
): Promise<void> {
  const storedOf = groupBy([...ruleVersions.values()], (row) => row.rule_set_id);
  for (const [index, ruleSet] of ruleSets.entries()) {
    const stored = storedOf.get(ruleSet.id) ?? [];
    const path = `ruleSets[${index}]`;
    const once = oncePerVersion(report);
    // Without a version there was nothing by which time could have been approved.
    if (stored.length > 0) await checkFixed(scope, ruleSet, stored, { path, now, report: once });
    checkOrder(ruleSet, stored, path, once);
  }
}

/** What a version may not do at all is said; what else would be wrong with it is not. */
function oncePerVersion(report: Report): Report {
  const told = new Set<string>();
  return (path, message) => {
    const version = path.replace(/\.\w+$/, '');
    if (!told.has(version)) report(path, message);
    told.add(version);
  };
}

type Check = { readonly path: string; readonly now: number; readonly report: Report };

async function checkFixed(
  scope: CompanyScope,
  { id: ruleSetId, versions, removedVersions }: RuleSet,
  stored: readonly RuleVersionRow[],
  { path, now, report }: Check,
): Promise<void> {
  const rowOf = new Map(stored.map((row) => [row.number, row]));
  const touched = [
    ...versions.map((version, place) => ({ version, number: version.number, at: `versions[${place}]` })),
    ...removedVersions.map((number, place) => ({ version: null, number, at: `removedVersions[${place}]` })),
  ].filter(({ version, number }) => !isAsStored(scope, ruleSetId, version, rowOf.get(number)));
  if (touched.length === 0) return;
  const company = await requireCompany(scope.db, scope.companyId);
  for (const { version, number, at } of touched) {
    const row = rowOf.get(number);
    const fixed = row && (await whyFixed(scope, company, { ruleSetId, validFrom: row.valid_from }, now));
    const next = Math.max(...rowOf.keys()) + 1;
    if (fixed)
      report(`${path}.${at}`, `${fixed}; give what is to hold from another day on as version ${next}`);
    const from = fixed ? null : version;
    const until = from && (await approvedUntil(scope, company, { ruleSetId, validFrom: from.validFrom }));
    if (until)
      report(
        `${path}.${at}.validFrom`,
        `must lie after ${until}: until then time of people under it is approved`,
      );
  }
}

/** Also where there is nothing to remove. */
function isAsStored(
  { companyId }: CompanyScope,
  ruleSetId: string,
  version: Version | null,
  row: RuleVersionRow | undefined,
): boolean {
  if (row === undefined || version === null) return row === undefined && version === null;
  return isSameVersion(row, toRuleVersionRow(companyId, ruleSetId, version));
}

/** Against the versions that stay as they are: those of the file follow each other already. */
function checkOrder(
  { versions, removedVersions }: RuleSet,
  stored: readonly RuleVersionRow[],
  path: string,
  report: Report,
): void {
  const given = new Set([...versions.map(({ number }) => number), ...removedVersions]);
  const staying = stored.filter(({ number }) => !given.has(number));
  for (const [place, version] of versions.entries())
    checkPlace(version, staying, `${path}.versions[${place}]`, report);
  const numbers = new Set([...versions, ...staying].map(({ number }) => number));
  for (const [place, { number }] of versions.entries())
    if (number > 1 && !numbers.has(number - 1))
      report(`${path}.versions[${place}].number`, `leaves a gap: there is no version ${number - 1}`);
  checkRemoved(removedVersions, numbers, path, report);
}

function checkPlace(
  { number, validFrom }: Version,
  staying: readonly RuleVersionRow[],
  path: string,
  report: Report,
): void {
  for (const row of staying) {
    if (row.number < number === row.valid_from < validFrom && row.valid_from !== validFrom) continue;
    report(
      `${path}.validFrom`,
      `must follow the order of version ${row.number}, which holds from ${row.valid_from}`,
    );
  }
}

/** A rule keeps one version at least: nobody would see that it pays nothing any more. */
function checkRemoved(
  removed: readonly number[],
  left: ReadonlySet<number>,
  path: string,
  report: Report,
): void {
  for (const [place, number] of removed.entries()) {
    const at = `${path}.removedVersions[${place}]`;
    const next = [...left].find((each) => each > number);
    if (left.size === 0) report(at, 'would leave the rule without a version; change it instead');
    else if (next !== undefined) report(at, `is followed by version ${next}; remove that one too`);
  }
}
