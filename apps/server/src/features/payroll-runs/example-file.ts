// A file of invented people: how the file of a payroll system would look with some settings.
import { localDateOf, periodAround, utcZone } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { listPayrollCodes } from '#features/payroll/payroll-code-store.ts';
import { owedOf } from './amounts-owed.ts';
import { SHIPPED_PROFILES } from './shipped-profiles.ts';
import type { ExportProfileKey, ExportSettings } from './export-profile.ts';
import { fileRows, type FilePeriod } from './file-rows.ts';
import { shownRows, unwritableTexts, type UnwritableText, fileNameOf } from './write-file.ts';

export type ExampleFile = {
  readonly fileName: string;
  readonly rows: readonly (readonly string[])[];
  /** For what a run with such rows would be refused. */
  readonly refused: readonly UnwritableText[];
};

/** Where the company has no codes yet. */
const CODES = ['100', '200'];
const MINUTES = [9_605, 754];

/** Their kennitala is of nobody. */
const PEOPLE = [
  { displayName: 'Anna Jónsdóttir', identity: { kennitala: '0101302989', employeeNumber: '7' } },
  { displayName: 'Łukasz Wiśniewski', identity: { kennitala: '0101303019', employeeNumber: '12' } },
] as const;

export async function exampleFile(
  scope: CompanyScope,
  profileKey: ExportProfileKey,
  { settings, now }: { readonly settings: ExportSettings; readonly now: number },
): Promise<ExampleFile> {
  const period = monthOf(now);
  const target = SHIPPED_PROFILES.find(({ key }) => key === profileKey)?.target ?? 'generic';
  const known = [...new Set((await listPayrollCodes(scope, target)).values())].sort();
  const codes = known.length === 0 ? CODES : known.slice(0, MINUTES.length);
  const lines = Object.fromEntries(codes.map((code, index) => [code, MINUTES[index] ?? 0]));
  const people = PEOPLE.map(({ displayName, identity }, place) => ({
    employeeId: String(place),
    displayName,
    identity: identity[settings.identity],
    department: 'Eldhús',
    ...owedOf(lines, [], settings),
    older: [],
  }));
  const rows = fileRows(people, settings, period);
  return {
    fileName: fileNameOf(settings, period, { number: 1, kind: 'whole' }),
    rows: shownRows(rows, settings),
    refused: unwritableTexts(rows, settings),
  };
}

/** @param now epoch milliseconds; the day of UTC does for an invented file */
function monthOf(now: number): FilePeriod {
  return periodAround(1, localDateOf(now, utcZone));
}
