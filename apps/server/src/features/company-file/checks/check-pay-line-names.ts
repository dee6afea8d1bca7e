// Payroll codes name pay lines, accounts of credits and kinds of absence in one list: no pay line may be called like one of the others.
import { ABSENCE_TYPES, CREDIT_ACCOUNTS } from '@stimpill/calc';
import type { CompanyFile } from '../company-file.ts';
import { versionKey, type StoredRows } from '../read-stored-rows.ts';
import type { Report } from './file-parts.ts';

const TAKEN: ReadonlySet<string> = new Set([...CREDIT_ACCOUNTS, ...ABSENCE_TYPES]);
const LINE_FIELDS: readonly string[] = ['payLine', 'premiumLines'];

/** Versions that are stored already stay as they are. */
export function checkPayLineNames(
  ruleSets: CompanyFile['ruleSets'],
  { ruleVersions }: Pick<StoredRows, 'ruleVersions'>,
  report: Report,
): void {
  for (const [index, { id, versions }] of ruleSets.entries()) {
    for (const [place, { number, definition }] of versions.entries()) {
      if (ruleVersions.has(versionKey({ rule_set_id: id, number }))) continue;
      reportIn(definition, `ruleSets[${index}].versions[${place}].definition`, false, report);
    }
  }
}

function reportIn(value: unknown, path: string, isLine: boolean, report: Report): void {
  if (typeof value === 'string') {
    if (isLine && TAKEN.has(value))
      report(path, `is the name of an account of credits or a kind of absence; call the pay line otherwise`);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) reportIn(item, `${path}[${index}]`, isLine, report);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value))
      reportIn(part, `${path}.${name}`, LINE_FIELDS.includes(name), report);
  }
}
