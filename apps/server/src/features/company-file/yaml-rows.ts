// A year of time entries is half a million lines, for which a YAML parser needs minutes and gigabytes. Lists of which
// every line is `- { name: value, … }` with plain values, or lists of such items, are read here; whatever looks different is
// left to the parser.

const NULL_OR_NUMBER = 'null|true|false|(?:0|[1-9]\\d{0,14})';
const GUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const DATE_OR_INSTANT =
  '\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?(?:Z|[+-]\\d{2}:\\d{2}))?';
const TEXT = '"(?:[^"\\\\\\u0000-\\u001f]|\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4}))*"';
const FIELD = new RegExp(
  `([A-Za-z]+): (?:(${NULL_OR_NUMBER}|${TEXT})|(${GUID}|${DATE_OR_INSTANT}))(?=, | \\})`,
  'y',
);
const LIST_FIELD = /([A-Za-z]+): \[/y;
/** A regular expression overflows the runtime's stack on a longer one. */
const LONGEST_ROW = 100_000;
const LIST_NAME = /^([A-Za-z]+):$/;
const ROW_START = /^ *- \{ /;

type Row = Record<string, unknown>;

export type YamlRows = {
  /** The text with the lists that were read left empty; every other line keeps its number. */
  readonly rest: string;
  readonly lists: ReadonlyMap<string, readonly Row[]>;
};

/** Takes out the lists that need no parser. They are read exactly as YAML 1.2 says. */
export function takeYamlRows(text: string): YamlRows {
  const lines = text.split('\n');
  const lists = new Map<string, readonly Row[]>();
  let from = 0;
  while (from < lines.length) {
    const name = LIST_NAME.exec(lines[from] ?? '')?.[1];
    from += 1;
    if (name === undefined || lists.has(name)) continue;
    const rows = readRows(lines, from);
    if (rows.length === 0 || !isEndOfList(lines, from + rows.length)) continue;
    lists.set(name, rows);
    lines.fill('', from, from + rows.length);
    from += rows.length;
  }
  return { rest: lines.join('\n'), lists };
}

function readRows(lines: readonly string[], from: number): readonly Row[] {
  const rows: Row[] = [];
  const start = ROW_START.exec(lines[from] ?? '')?.[0];
  if (start === undefined) return rows;
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const row = line.startsWith(start) && line.length <= LONGEST_ROW ? readRow(line, start.length) : null;
    if (row === null) return rows;
    rows.push(row);
  }
  return rows;
}

function readRow(line: string, from: number): Row | null {
  const fields = readFields(line, from);
  return fields?.end === line.length ? fields.row : null;
}

/** Fields up to and with the brace that ends them; `end` is the place behind it. */
type Fields = { readonly row: Row; readonly end: number };

function readFields(line: string, from: number): Fields | null {
  const row: Row = {};
  for (let at = from; ;) {
    const field = readPlainField(line, at) ?? readListField(line, at);
    if (field === null || field.name in row) return null;
    row[field.name] = field.value;
    if (line.startsWith(' }', field.end)) return { row, end: field.end + 2 };
    if (!line.startsWith(', ', field.end)) return null;
    at = field.end + 2;
  }
}

type Field = { readonly name: string; readonly value: unknown; readonly end: number };

function readPlainField(line: string, from: number): Field | null {
  FIELD.lastIndex = from;
  const match = FIELD.exec(line);
  if (match === null) return null;
  const [, name = '', json, plain] = match;
  return { name, value: json === undefined ? plain : JSON.parse(json), end: FIELD.lastIndex };
}

/** `name: [{ … }, { … }]`, the items with plain values. */
function readListField(line: string, from: number): Field | null {
  LIST_FIELD.lastIndex = from;
  const name = LIST_FIELD.exec(line)?.[1];
  if (name === undefined) return null;
  const items: Row[] = [];
  let at = LIST_FIELD.lastIndex;
  if (line.startsWith(']', at)) return { name, value: items, end: at + 1 };
  for (;;) {
    const item = line.startsWith('{ ', at) ? readFields(line, at + 2) : null;
    if (item === null) return null;
    items.push(item.row);
    if (line.startsWith(']', item.end)) return { name, value: items, end: item.end + 1 };
    if (!line.startsWith(', ', item.end)) return null;
    at = item.end + 2;
  }
}

/** Only a new name at the margin or the end of the file ends a list for certain. */
function isEndOfList(lines: readonly string[], index: number): boolean {
  const next = lines[index];
  return next === undefined || /^[A-Za-z]/.test(next) || (next === '' && index === lines.length - 1);
}
