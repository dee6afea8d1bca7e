// A recorded change -> what the log says about it, in the reader's language.
import { PAYROLL_SYSTEM_NAMES, type LoggedChange } from '@stimpill/api-types/manage';
import { writeLocalMinute } from '@stimpill/time';
import {
  actOf,
  ERASED_TEXT,
  type Author,
  type Facts,
  type RecordedChange,
} from '#features/changes/change.ts';
import { lineNameIn } from '#features/rules/pay-lines.ts';
import type { ColumnKind } from '#database/columns.ts';
import { parseBreaks } from '#database/tables/time.ts';
import { toInstant } from '#to-instant.ts';
import { shortDateIn } from '@stimpill/words/short-date.ts';
import { ownLanguageOf, wordsIn, type Language } from '#words.ts';
import type { ChangeSubject } from '@stimpill/api-types/change-subjects';
import { ALL_TABLES } from '#database/all-tables.ts';

export type LogReader = {
  readonly language: Language;
  readonly timeZone: string;
  readonly names: ReadonlyMap<string, string>;
};

/** Said elsewhere in the change. */
const NOT_SHOWN: readonly string[] = ['company_id', 'id'];
const LONGEST_TEXT = 300;

export function toLoggedChange(change: RecordedChange, reader: LogReader): LoggedChange {
  const { id, changedAt, by, reason, subject, subjectId, employeeId } = change;
  const { names } = reader;
  const { doors, subjects, who } = wordsIn(reader.language).logWords;
  return {
    id,
    changedAtUtc: toInstant(changedAt),
    by: authorName(by, reader),
    userId: by.userId,
    door: doors[by.door],
    act: actOf(change),
    subject,
    subjectName: subjects[subject],
    recordName: names.get(subjectId.split('/')[0] ?? '') ?? nameIn(change, reader.language),
    employeeId,
    employeeName: employeeId === null ? null : (names.get(employeeId) ?? who.unknown),
    reason: reason === null ? null : reasonText(reason, reader),
    fields: fieldsOf(change, reader),
  };
}

export function authorName(
  { door, userId, operator }: Author,
  { names, language }: Pick<LogReader, 'names' | 'language'>,
): string {
  const { who } = wordsIn(language).logWords;
  if (userId !== null) return names.get(userId) ?? who.unknown;
  if (door === 'command line') return operator ?? who.operator;
  return door === 'demo' ? who.demo : who.tablet;
}

/** Of a record that is gone, or that has no table of its own. */
function nameIn({ before, after, subject, subjectId }: RecordedChange, language: Language): string | null {
  if (subject === 'payrollCode') return payrollCodeName(subjectId, language);
  const name = (after ?? before)?.['name'];
  return typeof name === 'string' ? name : null;
}

/** `Kjarni: sick leave` of `kjarni/sick`. */
function payrollCodeName(subjectId: string, language: Language): string {
  const [system = '', key = ''] = subjectId.split('/');
  const names: Readonly<Record<string, string>> = PAYROLL_SYSTEM_NAMES;
  return `${names[system] ?? system}: ${lineNameIn(key, language)}`;
}

function fieldsOf({ subject, before, after }: RecordedChange, reader: LogReader): LoggedChange['fields'] {
  return Object.keys({ ...before, ...after })
    .filter((column) => !NOT_SHOWN.includes(column) && !isSame(before, after, column))
    .map((column) => {
      const fact = { column, kind: kindOfFact(subject, column) };
      return {
        name: fieldName(column, reader.language) ?? column.replaceAll('_', ' '),
        before: valueText(fact, before?.[column], reader),
        after: valueText(fact, after?.[column], reader),
      };
    });
}

/** Reasons that the program gives by itself are said in the reader's language; what people typed is theirs. */
function reasonText(reason: string, { language }: LogReader): string {
  const { reasons, values } = wordsIn(language).logWords;
  if (reason === ERASED_TEXT) return values.erased;
  return wordIn(reasons, reason) ?? reason;
}

const wordIn = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

const fieldName = (column: string, language: Language) => wordIn(wordsIn(language).logFields, column);
const choiceText = (value: string, language: Language) => wordIn(wordsIn(language).logWords.choices, value);

/** What was erased may have been changed. */
function isSame(before: Facts | null, after: Facts | null, column: string): boolean {
  if (before?.[column] === ERASED_TEXT) return false;
  return JSON.stringify(before?.[column] ?? null) === JSON.stringify(after?.[column] ?? null);
}

type Fact = { readonly column: string; readonly kind: ColumnKind | undefined };

function valueText({ column, kind }: Fact, value: unknown, reader: LogReader): string | null {
  const { language, timeZone } = reader;
  if (value === null || value === undefined) return null;
  if (value === ERASED_TEXT) return wordsIn(language).logWords.values.erased;
  if (isYesNo(kind, value)) return wordsIn(language).logWords.values[Number(value) === 1 ? 'yes' : 'no'];
  if (column === 'definition') return wordsIn(language).logWords.values.rule;
  if (kind === 'moment' && typeof value === 'number')
    return dateText(writeLocalMinute(value, timeZone), language);
  if (column === 'breaks' && typeof value === 'string') return breaksText(value, timeZone);
  if (column === 'employment_ratio' && typeof value === 'number') return `${Math.round(value * 1e4) / 100} %`;
  if (Array.isArray(value)) return listText(value.map(String), reader);
  if (typeof value === 'string') return textValue({ column, kind }, value, reader);
  return JSON.stringify(value);
}

function isYesNo(kind: Fact['kind'], value: unknown): boolean {
  // SQLite stores 0 and 1.
  return typeof value === 'boolean' || (kind === 'flag' && (value === 0 || value === 1));
}

function textValue({ column, kind }: Fact, value: string, reader: LogReader): string {
  const { language, names } = reader;
  if (column.endsWith('_id')) return names.get(value) ?? wordsIn(language).logWords.values.gone;
  if (kind === 'text') return shortened(value);
  if (kind === undefined || kind === 'json') return jsonText(value, reader) ?? wordText(value, language);
  return wordText(value, language);
}

function wordText(value: string, language: Language): string {
  return choiceText(value, language) ?? shortened(dateText(value, language));
}

/** Lists that a column keeps as text. Undefined for a text that is none. */
function jsonText(text: string, reader: LogReader): string | undefined {
  const value = listOrObject(text);
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return shortened(partsText(value, reader));
  return listText(
    value.map((item: unknown) =>
      typeof item === 'string'
        ? item
        : Object.values(item as object)
            .map((part) => partText(String(part), reader))
            .join(' '),
    ),
    reader,
  );
}

function listOrObject(text: string): object | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

function partText(part: string, { names, language }: LogReader): string {
  return names.get(part) ?? choiceText(part, language) ?? dateText(part, language);
}

/** What is said of each part; a part of which nothing is said is left out. */
function partsText(parts: object, { language }: LogReader): string {
  return Object.entries(parts)
    .filter(([, value]) => value !== null)
    .map(([name, value]: [string, unknown]) => {
      const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${fieldName(column, language) ?? name}: ${text}`;
    })
    .join(', ');
}

function listText(items: readonly string[], { names, language }: LogReader): string {
  if (items.length === 0) return wordsIn(language).logWords.values.empty;
  return shortened(items.map((item) => names.get(item) ?? item).join(', '));
}

function breaksText(text: string, timeZone: string): string {
  return parseBreaks(text)
    .map(({ startAt, endAt }) =>
      [startAt, endAt].map((instant) => writeLocalMinute(instant, timeZone).slice(11)).join('-'),
    )
    .join(', ');
}

function shortened(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}

/**
 * Dates as people of a language write them in tables.
 * @param text `yyyy-MM-dd`, perhaps with more behind it, such as ` HH:mm`; any other text stays as it is
 * @example dateText('2026-11-02 07:30', 'is') // '2.11.2026 07:30', in English '2 Nov 2026 07:30'
 */
function dateText(text: string, language: Language): string {
  const [, year = '', month = '', day = '', rest = ''] = /^(\d{4})-(\d\d)-(\d\d)( .*)?$/.exec(text) ?? [];
  if (year === '') return text;
  return `${shortDateIn(ownLanguageOf(language), [Number(year), Number(month), Number(day)])}${rest}`;
}

/** What kind of value a fact of the record of changes has: that of its column, where the table of the subject has it. */
const COLUMNS = new Map(
  ALL_TABLES.flatMap(({ subject, columns }) => (subject === undefined ? [] : [[subject, columns] as const])),
);

/** @returns undefined for what is recorded under a name of its own */
function kindOfFact(subject: ChangeSubject, name: string): ColumnKind | undefined {
  const column = COLUMNS.get(subject)?.[name];
  // Instead of the value there is one of a few words, such as `set`.
  return column?.withheldAs === undefined ? column?.kind : 'word';
}
