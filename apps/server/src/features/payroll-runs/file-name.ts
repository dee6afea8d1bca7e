import { isPlainLine } from '@stimpill/api-types/plain-text';
import type { ExportSettings } from './export-profile.ts';
import type { FilePeriod } from './file-rows.ts';

/** What the file of a run is called, without what no file system takes or what makes a name read as another. */
export function fileNameOf(
  settings: Pick<ExportSettings, 'fileName'>,
  { startDate, endDate }: FilePeriod,
  number: number,
): string {
  const name = settings.fileName
    .replaceAll('{startDate}', startDate)
    .replaceAll('{endDate}', endDate)
    .replaceAll('{run}', String(number));
  return name.replaceAll(/./gsu, (character) =>
    isPlainLine(character) && !/[/\\:*?"<>|]/.test(character) ? character : '-',
  );
}
