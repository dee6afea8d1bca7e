// The log as a table for a spreadsheet: a row for every field that changed.
import type { LoggedChange } from '@stimpill/api-types/manage';
import { stringify } from 'csv-stringify/sync';
import { writeLocalMinute } from '@stimpill/time';
import { ownLanguageOf, wordsIn, type Language } from '#words.ts';

/** UTF-8 with a byte order mark, without which spreadsheets take it for another encoding. */
export function toChangesCsv(
  changes: readonly LoggedChange[],
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  const { acts, headings } = wordsIn(language).logWords;
  const rows = changes.flatMap((change) => {
    const start = [
      writeLocalMinute(Date.parse(change.changedAtUtc), timeZone),
      change.by,
      change.door,
      acts[change.act],
      change.subjectName,
      change.recordName,
      change.employeeName,
    ];
    const fields = change.fields.length === 0 ? [{ name: '', before: null, after: null }] : change.fields;
    return fields.map(({ name, before, after }) => [...start, name, before, after, change.reason]);
  });
  return stringify([headings, ...rows], {
    bom: true,
    delimiter: ownLanguageOf(language).betweenCells,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
