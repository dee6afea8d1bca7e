import type { ExportSettings } from './export-profile.ts';
import type { FilePeriod } from './file-rows.ts';

/** What the file of a run is called, without what no file system takes. */
export function fileNameOf(
  settings: Pick<ExportSettings, 'fileName'>,
  { startDate, endDate }: FilePeriod,
  number: number,
): string {
  const name = settings.fileName
    .replaceAll('{startDate}', startDate)
    .replaceAll('{endDate}', endDate)
    .replaceAll('{run}', String(number));
  return name.replaceAll(/[/\\:*?"<>|]/g, '-');
}
