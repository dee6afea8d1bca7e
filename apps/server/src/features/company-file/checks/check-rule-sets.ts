// A rule set's versions follow each other: by number, and by the day from which they hold.
import { isDeepStrictEqual } from 'node:util';
import { readRule } from '#features/rules/rule-file.ts';
import type { CompanyFile } from '../company-file.ts';
import { versionKey } from '../company-rows.ts';
import type { Parts, Report } from './file-parts.ts';
import type { StoredIds } from './known-ids.ts';

type Version = CompanyFile['ruleSets'][number]['versions'][number];

type Definitions = Pick<StoredIds, 'definitions'>;

export function checkRuleSets(
  ruleSets: Parts<'ruleSets'>,
  { definitions }: Definitions,
  report: Report,
): void {
  for (const { index, value } of ruleSets) {
    const path = `ruleSets[${index}].versions`;
    for (const [place, version] of value.versions.entries()) {
      checkSource(version, `${path}[${place}]`, report);
      const stored = definitions.get(versionKey({ rule_set_id: value.id, number: version.number }));
      checkDefinition(version, stored, `${path}[${place}]`, report);
    }
    checkOrder(value.versions, path, report);
    checkRemoved(value, `ruleSets[${index}].removedVersions`, report);
  }
}

function checkSource({ definition, agreement }: Version, path: string, report: Report): void {
  if (definition !== null && agreement !== null) {
    report(`${path}.agreement`, 'stands beside a definition; give one of the two');
  }
  if (definition === null && agreement === null) {
    report(path, 'needs a definition or the name of an agreement');
  }
}

/** What the company has already goes on paying as it always has, also where it would be refused today. */
function checkDefinition(
  { definition }: Version,
  stored: string | undefined,
  path: string,
  report: Report,
): void {
  if (definition === null) return;
  const read = readRule(definition);
  if (read.ok || (stored !== undefined && isDeepStrictEqual(JSON.parse(stored), definition))) return;
  for (const { path: within, message } of read.problems)
    report(`${path}.definition${within}`, message.replace(/\.$/, ''));
  report(
    path,
    'is refused as a rule: mend its definition and try it with "stimpill rule check". Only a company that has exactly this version already keeps it as it is',
  );
}

function checkOrder(versions: readonly Version[], path: string, report: Report): void {
  const places = new Map<number, number>();
  for (const [place, { number }] of versions.entries()) {
    const earlier = places.get(number);
    if (earlier === undefined) places.set(number, place);
    else report(`${path}[${place}].number`, `is that of ${path}[${earlier}] too`);
  }
  const ordered = [...versions.entries()].sort(([, a], [, b]) => a.number - b.number);
  for (const [position, [place, version]] of ordered.entries()) {
    const before = ordered[position - 1]?.[1];
    if (before === undefined || before.number === version.number) continue;
    if (before.validFrom >= version.validFrom) {
      report(`${path}[${place}].validFrom`, `must lie after that of version ${before.number}`);
    }
  }
}

function checkRemoved(
  { versions, removedVersions }: CompanyFile['ruleSets'][number],
  path: string,
  report: Report,
): void {
  for (const [place, removed] of removedVersions.entries())
    if (versions.some(({ number }) => number === removed))
      report(`${path}[${place}]`, 'is given in versions too');
}
