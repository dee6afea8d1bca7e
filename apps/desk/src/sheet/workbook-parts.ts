// The parts of a workbook that its first sheet needs, in an archive of their own that holds nothing else.
import { strFromU8, strToU8, zipSync } from 'fflate';
import { dateSystemOf, type DateSystem } from './cell-dates.ts';
import { FileUnreadable } from './file-unreadable.ts';
import { columnOf, pareSheet, sharedLengthsIn } from './sheet-cells.ts';
import { ZipParts } from './zip-parts.ts';

const MOST_UNPACKED_BYTES = 10_000_000;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const PROPERTIES = /<workbookPr(?=[\s/>])(?:"[^"]*"|'[^']*'|[^>"'])*>(?:\s*<\/workbookPr>)?/;
const SHEET = /<sheet\s(?:"[^"]*"|'[^']*'|[^>"'])*>(?:\s*<\/sheet>)?/g;

export type FirstSheet = {
  /**
   * Not packed. The reader would start a worker from a text to unpack a long sheet, which our content security policy forbids; of parts
   * that are not packed it starts none.
   */
  readonly archive: ArrayBuffer;
  readonly otherSheets: number;
  readonly dateSystem: DateSystem;
  /** Cells of one column that are merged: from the first row, which has the text, to the last, each from 0 on. */
  readonly merged: readonly MergedCells[];
};

type MergedCells = { readonly column: number; readonly from: number; readonly to: number };

/** @throws FileUnreadable what the bounds of a file say, `damaged` */
export function firstSheetOf(bytes: Uint8Array): FirstSheet {
  const zip = new ZipParts(bytes, MOST_UNPACKED_BYTES);
  const workbook = textOf(zip, WORKBOOK);
  const relations = textOf(zip, RELATIONS);
  const dateSystem = dateSystemOf(attribute(PROPERTIES.exec(workbook)?.[0] ?? '', 'date1904'));
  const sheets = workbook.match(SHEET) ?? [];
  const paths = pathsIn(relations);
  const partOf = (tag: string) => paths.get(attribute(tag, '[\\w-]+:id') ?? '');
  const first = sheets.find((tag) => partOf(tag)?.type.endsWith('/worksheet'));
  const sheet = first && partOf(first)?.path;
  if (sheet === undefined) throw new FileUnreadable('damaged');
  const byType = (end: string) => [...paths.values()].find(({ type }) => type.endsWith(end))?.path;
  const shared = zip.read(byType('/sharedStrings') ?? 'xl/sharedStrings.xml');
  const styles = zip.read(byType('/styles') ?? 'xl/styles.xml');
  const lengths = shared === undefined ? [] : sharedLengthsIn(strFromU8(shared));
  const xml = textOf(zip, sheet);
  const parts = {
    [WORKBOOK]: strToU8(withOneSheet(workbook, first, dateSystem)),
    [RELATIONS]: strToU8(relations),
    [sheet]: strToU8(pareSheet(xml, lengths)),
    ...(shared && { [byType('/sharedStrings') ?? 'xl/sharedStrings.xml']: shared }),
    ...(styles && { [byType('/styles') ?? 'xl/styles.xml']: styles }),
  };
  const archive = new Uint8Array(zipSync(parts, { level: 0 })).buffer;
  return { archive, otherSheets: sheets.length - 1, dateSystem, merged: mergedIn(xml) };
}

function textOf(zip: ZipParts, name: string): string {
  const bytes = zip.read(name);
  if (bytes === undefined) throw new FileUnreadable('damaged');
  return new TextDecoder().decode(bytes);
}

function mergedIn(xml: string): readonly MergedCells[] {
  const refs = xml.matchAll(
    /<mergeCell\s[^>]*?ref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/g,
  );
  return Array.from(refs).flatMap(([, first = '', from, last, to]) =>
    first === last ? [{ column: columnOf(`${first}1`), from: Number(from) - 1, to: Number(to) - 1 }] : [],
  );
}

type Part = { readonly type: string; readonly path: string };

/** By the id with which the workbook names them. */
function pathsIn(relations: string): ReadonlyMap<string, Part> {
  const found = relations.match(/<Relationship\s(?:"[^"]*"|'[^']*'|[^>"'])*>/g) ?? [];
  return new Map(
    found.map((tag) => {
      const target = attribute(tag, 'Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      return [attribute(tag, 'Id') ?? '', { type: attribute(tag, 'Type') ?? '', path }];
    }),
  );
}

/** The system of dates in the one word that the reader knows: it takes `true`, which LibreOffice writes, for a workbook that counts from 1900. */
function withOneSheet(workbook: string, first: string | undefined, dateSystem: DateSystem): string {
  const one = workbook.replace(SHEET, (tag) => (tag === first ? tag : ''));
  return one.replace(PROPERTIES, `<workbookPr date1904="${dateSystem === '1904' ? 1 : 0}"/>`);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
}
