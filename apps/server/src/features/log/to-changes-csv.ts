// The log as a table for a spreadsheet: a row for every field that changed.
import type { LoggedChange } from '@stimpill/api-types/manage';
import { stringify } from 'csv-stringify/sync';
import { writeLocalMinute } from '@stimpill/time';
import type { LogLanguage, Words } from './change-words.ts';

const HEADINGS: readonly Words[] = [
  { is: 'hvenær', en: 'when', pl: 'kiedy' },
  { is: 'hver', en: 'who', pl: 'kto' },
  { is: 'hvar', en: 'through', pl: 'gdzie' },
  { is: 'aðgerð', en: 'act', pl: 'czynność' },
  { is: 'tegund', en: 'record', pl: 'rodzaj' },
  { is: 'heiti', en: 'name', pl: 'nazwa' },
  { is: 'starfsmaður', en: 'employee', pl: 'pracownik' },
  { is: 'reitur', en: 'field', pl: 'pole' },
  { is: 'fyrir', en: 'before', pl: 'przed' },
  { is: 'eftir', en: 'after', pl: 'po' },
  { is: 'ástæða', en: 'reason', pl: 'powód' },
];

const ACT_WORDS: Readonly<Record<LoggedChange['act'], Words>> = {
  added: { is: 'bætt við', en: 'added', pl: 'dodano' },
  changed: { is: 'breytt', en: 'changed', pl: 'zmieniono' },
  removed: { is: 'fjarlægt', en: 'removed', pl: 'usunięto' },
  'looked at': { is: 'skoðað', en: 'looked at', pl: 'obejrzano' },
};

/** What spreadsheets of the language take to stand between cells. */
const DELIMITERS = { is: ';', en: ',', pl: ';' };

/** UTF-8 with a byte order mark, without which spreadsheets take it for another encoding. */
export function toChangesCsv(
  changes: readonly LoggedChange[],
  { language, timeZone }: { readonly language: LogLanguage; readonly timeZone: string },
): string {
  const rows = changes.flatMap((change) => {
    const start = [
      writeLocalMinute(Date.parse(change.changedAtUtc), timeZone),
      change.by,
      change.door,
      ACT_WORDS[change.act][language],
      change.subjectName,
      change.recordName,
      change.employeeName,
    ];
    const fields = change.fields.length === 0 ? [{ name: '', before: null, after: null }] : change.fields;
    return fields.map(({ name, before, after }) => [...start, name, before, after, change.reason]);
  });
  return stringify([HEADINGS.map((heading) => heading[language]), ...rows], {
    bom: true,
    delimiter: DELIMITERS[language],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
