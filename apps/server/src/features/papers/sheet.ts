// The sheet that a paper is drawn on: A4, tagged, with our letters, and a place where the next thing stands.
import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Paper } from './paper.ts';

export type Sheet = PDFKit.PDFDocument;
export type Struct = PDFKit.PDFStructureElement;
export type Weight = 'regular' | 'strong';

export const MARGIN = 48;
/** Below what stands above every page. */
const TOP = 76;

export const INK = '#0b1b2b';
export const SOFT_INK = '#3d5166';
const LINE = '#9db0c3';

/** They have the letters of Icelandic, Polish and Vietnamese. */
const LETTERS: Readonly<Record<Weight, string>> = {
  regular: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
};
const found = createRequire(import.meta.url);
const read = new Map<Weight, Font>();

/** Read once: most of what a paper costs is to take its letters apart. */
function lettersOf(weight: Weight): Font {
  const letters = read.get(weight) ?? (openSync(found.resolve(LETTERS[weight])) as Font);
  read.set(weight, letters);
  return letters;
}

/** Those of the library are not embedded. Its types do not say that there may be none. */
const NO_STANDARD_LETTERS = { font: null as unknown as string };

/** Says in the file that it is made for everybody to read; missing in the types of the library. */
const FOR_EVERYBODY = { subset: 'PDF/UA' } as unknown as Pick<PDFKit.PDFDocumentOptions, 'subset'>;

export function openSheet({ title, author, language, madeAt }: Paper): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: MARGIN, left: MARGIN, right: MARGIN },
    ...NO_STANDARD_LETTERS,
    ...FOR_EVERYBODY,
    info: { Title: title, Author: author, CreationDate: new Date(madeAt), Creator: 'Stimpill' },
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    // What stands above a page says how many there are.
    bufferPages: true,
  });
  for (const weight of ['regular', 'strong'] as const) {
    // The library takes letters that are read already; its types do not say so.
    sheet.registerFont(weight, lettersOf(weight) as unknown as string);
    sheet.font(weight);
  }
  return sheet;
}

export const widthOf = ({ page }: Sheet): number => page.width - page.margins.left - page.margins.right;

/** Whether that much more fits on the page. */
export const fits = (sheet: Sheet, height: number): boolean =>
  sheet.y + height <= sheet.page.height - sheet.page.margins.bottom;

/** A new page where that much does not fit on this one. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (!fits(sheet, height)) sheet.addPage();
}

/** What is only seen, and not read out. */
export function asDecoration(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}

export function drawLine(sheet: Sheet, y: number, [from, to]: readonly [number, number], width = 0.5): void {
  asDecoration(sheet, () => {
    sheet.save().lineWidth(width).strokeColor(LINE).moveTo(from, y).lineTo(to, y).stroke().restore();
  });
}
