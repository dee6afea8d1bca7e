// A rule set's versions follow each other: by number, and by the day from which they hold.
import type { CompanyFile } from '../company-file.ts';
import type { Parts, Report } from './file-parts.ts';

type Version = CompanyFile['ruleSets'][number]['versions'][number];

export function checkRuleSets(ruleSets: Parts<'ruleSets'>, report: Report): void {
  for (const { index, value } of ruleSets) {
    const path = `ruleSets[${index}].versions`;
    for (const [place, version] of value.versions.entries())
      checkSource(version, `${path}[${place}]`, report);
    checkOrder(value.versions, path, report);
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
