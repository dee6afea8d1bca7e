import { isPlainLine } from '@stimpill/api-types/plain-text';
import type { ExportSettings } from './export-profile.ts';
import type { FilePeriod } from './file-rows.ts';
import type { PayrollRun } from './payroll-run.ts';

/** What the file of a run is called, without what no file system takes or what makes a name read as another. One that says everything anew says so. */
export function fileNameOf(
  settings: Pick<ExportSettings, 'fileName'>,
  { startDate, endDate }: FilePeriod,
  { number, kind }: Pick<PayrollRun, 'number' | 'kind'>,
): string {
  const template = kind === 'anew' ? settings.fileName.replace(/(\.[^.]*)?$/, '-anew$1') : settings.fileName;
  const name = template
    .replaceAll('{startDate}', startDate)
    .replaceAll('{endDate}', endDate)
    .replaceAll('{run}', String(number));
  return name.replaceAll(/./gsu, (character) =>
    isPlainLine(character) && !/[/\\:*?"<>|]/.test(character) ? character : '-',
  );
}
