// The sections of a company file -> text, piece by piece, so that a year of time entries never stands in memory as one
// string. The same company is always the same bytes.
import { stringify } from 'yaml';

export type FileForm = 'yaml' | 'json';

type Value = string | number | boolean | null;

type Fields = Readonly<Record<string, Value>>;

/** A list of items, one a line; in an item there may be lists of flat items. */
type RowsSection = {
  readonly name: string;
  readonly rows: Iterable<Readonly<Record<string, Value | readonly Fields[]>>>;
};

/** Anything else. */
type BlockSection = { readonly name: string; readonly block: unknown };

export type Section = RowsSection | BlockSection;

/** Texts that YAML reads as text without quotes. */
const PLAIN =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}\.\d{3}Z)?)$/;

const LINES_IN_A_PIECE = 1000;

export function companyFileText(sections: readonly Section[], form: FileForm): Generator<string> {
  return inPieces(form === 'yaml' ? yamlLines(sections) : jsonLines(sections));
}

function* yamlLines(sections: readonly Section[]): Generator<string> {
  for (const section of sections) {
    if ('block' in section) {
      yield stringify({ [section.name]: section.block }, { version: '1.2', schema: 'core', lineWidth: 0 });
      continue;
    }
    let isEmpty = true;
    for (const row of section.rows) {
      if (isEmpty) yield `${section.name}:\n`;
      isEmpty = false;
      yield `  - ${yamlFields(row)}\n`;
    }
    if (isEmpty) yield `${section.name}: []\n`;
  }
}

function yamlFields(row: Readonly<Record<string, Value | readonly Fields[]>>): string {
  return `{ ${Object.entries(row)
    .map(
      ([name, value]) =>
        `${name}: ${isList(value) ? `[${value.map(yamlFields).join(', ')}]` : yamlValue(value)}`,
    )
    .join(', ')} }`;
}

function isList(value: Value | readonly Fields[]): value is readonly Fields[] {
  return Array.isArray(value);
}

function yamlValue(value: Value): string {
  return typeof value === 'string' && PLAIN.test(value) ? value : JSON.stringify(value);
}

function* jsonLines(sections: readonly Section[]): Generator<string> {
  let before = '{\n';
  for (const section of sections) {
    yield `${before}  ${JSON.stringify(section.name)}: `;
    before = ',\n';
    if ('block' in section) yield JSON.stringify(section.block, null, 2).replaceAll('\n', '\n  ');
    else yield* jsonRows(section.rows);
  }
  yield '\n}\n';
}

function* jsonRows(rows: RowsSection['rows']): Generator<string> {
  let before = '[\n';
  for (const row of rows) {
    yield `${before}    ${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece: string[] = [];
  for (const line of lines) {
    piece.push(line);
    if (piece.length < LINES_IN_A_PIECE) continue;
    yield piece.join('');
    piece = [];
  }
  yield piece.join('');
}
