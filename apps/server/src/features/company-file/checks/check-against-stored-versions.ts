// A rule version that has been imported never changes: what was paid under it can always be calculated again.
import { isDeepStrictEqual } from 'node:util';
import type { RuleVersionRow } from '#database/tables.ts';
import type { CompanyFile } from '../company-file.ts';
import type { StoredRows } from '../read-stored-rows.ts';
import type { Report } from './file-parts.ts';

type Version = CompanyFile['ruleSets'][number]['versions'][number];

export function checkAgainstStoredVersions(
  ruleSets: CompanyFile['ruleSets'],
  { ruleVersions }: StoredRows,
  report: Report,
): void {
  for (const [index, { id, versions }] of ruleSets.entries()) {
    const stored = [...ruleVersions.values()].filter((row) => row.rule_set_id === id);
    const storedByNumber = new Map(stored.map((row) => [row.number, row]));
    for (const [place, version] of versions.entries()) {
      const path = `ruleSets[${index}].versions[${place}]`;
      const row = storedByNumber.get(version.number);
      if (row !== undefined) checkUnchanged(version, row, path, report);
      else checkPlace(version, stored, path, report);
    }
    checkNumbersFollow(versions, stored, `ruleSets[${index}].versions`, report);
  }
}

function checkUnchanged(version: Version, row: RuleVersionRow, path: string, report: Report): void {
  const definition: unknown = row.definition === null ? null : JSON.parse(row.definition);
  if (!isDeepStrictEqual(definition, version.definition) || row.agreement !== version.agreement) {
    report(
      path,
      `was imported before with another definition; give it as version ${version.number + 1} or later`,
    );
  }
  if (row.valid_from !== version.validFrom) {
    report(
      `${path}.validFrom`,
      `was imported before as ${row.valid_from}; an imported version never changes`,
    );
  }
}

function checkPlace(
  { number, validFrom }: Version,
  stored: readonly RuleVersionRow[],
  path: string,
  report: Report,
): void {
  for (const row of stored) {
    if (row.number < number === row.valid_from < validFrom && row.valid_from !== validFrom) continue;
    report(
      `${path}.validFrom`,
      `must follow the order of version ${row.number}, which holds from ${row.valid_from}`,
    );
  }
}

function checkNumbersFollow(
  versions: readonly Version[],
  stored: readonly RuleVersionRow[],
  path: string,
  report: Report,
): void {
  const numbers = new Set([...versions.map(({ number }) => number), ...stored.map(({ number }) => number)]);
  for (const [place, { number }] of versions.entries()) {
    if (number > 1 && !numbers.has(number - 1)) {
      report(`${path}[${place}].number`, `leaves a gap: there is no version ${number - 1}`);
    }
  }
}
