// Each kind of block as it stands on a sheet, tagged as what it is.
import type { Block } from './paper.ts';
import { asDecoration, drawLine, INK, makeRoom, MARGIN, SOFT_INK, widthOf } from './sheet.ts';
import type { Sheet, Struct, Weight } from './sheet.ts';
import { drawTable } from './draw-table.ts';

type Text = { readonly tag: string; readonly size: number; readonly weight: Weight; readonly ink: string };

const TEXTS: Readonly<Record<'title' | 'heading' | 'text', Text>> = {
  title: { tag: 'H1', size: 20, weight: 'strong', ink: INK },
  heading: { tag: 'H2', size: 13, weight: 'strong', ink: INK },
  text: { tag: 'P', size: 10, weight: 'regular', ink: INK },
};
const NOTICE = { settled: '#e5f0fb', unsettled: '#fcefe4' } as const;
const GAP = 8;
/** A heading does not stand alone at the end of a page. */
const BELOW_HEADING = 64;
const NAME_WIDTH = 130;
const HAND_HEIGHT = 54;

export function drawBlock(sheet: Sheet, parent: Struct, block: Block): void {
  if (block.kind === 'table') drawTable(sheet, parent, block);
  else if (block.kind === 'facts') drawFacts(sheet, parent, block.facts);
  else if (block.kind === 'notice') drawNotice(sheet, parent, block);
  else if (block.kind === 'signatures') drawSignatures(sheet, parent, block.labels);
  else drawText(sheet, parent, block);
}

type Told = Extract<Block, { readonly text: string }>;

function drawText(sheet: Sheet, parent: Struct, { kind, text }: Told): void {
  const look = TEXTS[kind];
  if (kind === 'heading') {
    makeRoom(sheet, BELOW_HEADING);
    sheet.y += GAP;
  }
  tell(sheet, parent, text, look);
  sheet.y += kind === 'text' ? 4 : 6;
}

type Width = { readonly x?: number; readonly width?: number };

/** Below what stands there, over the whole width unless another is given. */
function tell(
  sheet: Sheet,
  parent: Struct,
  text: string,
  { tag, size, weight, ink, x = MARGIN, width = widthOf(sheet) }: Text & Width,
): void {
  const element = sheet.struct(tag);
  parent.add(element);
  element.add(() => {
    sheet.font(weight).fontSize(size).fillColor(ink).text(text, x, sheet.y, { width });
  });
  element.end();
  sheet.x = MARGIN;
}

/** A list of names with what each is here. */
function drawFacts(sheet: Sheet, parent: Struct, facts: readonly (readonly [string, string])[]): void {
  const list = sheet.struct('L');
  parent.add(list);
  for (const [name, value] of facts) {
    const item = sheet.struct('LI');
    list.add(item);
    const top = sheet.y;
    tell(sheet, item, name, { ...TEXTS.text, tag: 'Lbl', ink: SOFT_INK, width: NAME_WIDTH });
    const below = sheet.y;
    sheet.y = top;
    const x = MARGIN + NAME_WIDTH;
    tell(sheet, item, value, {
      ...TEXTS.text,
      tag: 'LBody',
      weight: 'strong',
      x,
      width: widthOf(sheet) - NAME_WIDTH,
    });
    sheet.y = Math.max(sheet.y, below) + 2;
    item.end();
  }
  list.end();
  sheet.y += GAP;
}

type Notice = Extract<Block, { readonly kind: 'notice' }>;

function drawNotice(sheet: Sheet, parent: Struct, { look, texts }: Notice): void {
  const [inset, size] = [10, 11];
  const width = widthOf(sheet) - 2 * inset;
  sheet.font('strong').fontSize(size);
  const heights = texts.map((text) => sheet.heightOfString(text, { width }) + 2);
  const height = heights.reduce((sum, each) => sum + each, 2 * inset);
  makeRoom(sheet, height);
  const top = sheet.y;
  asDecoration(sheet, () => {
    sheet.save().fillColor(NOTICE[look]).roundedRect(MARGIN, top, widthOf(sheet), height, 4).fill().restore();
  });
  sheet.y = top + inset;
  for (const text of texts) {
    tell(sheet, parent, text, { ...TEXTS.text, size, weight: 'strong', x: MARGIN + inset, width });
    sheet.y += 2;
  }
  sheet.y = top + height + GAP;
}

function drawSignatures(sheet: Sheet, parent: Struct, labels: readonly string[]): void {
  makeRoom(sheet, HAND_HEIGHT);
  const gap = 24;
  const width = (widthOf(sheet) - gap * (labels.length - 1)) / labels.length;
  const top = sheet.y + HAND_HEIGHT - 18;
  for (const [place, label] of labels.entries()) {
    const x = MARGIN + place * (width + gap);
    drawLine(sheet, top, [x, x + width], 0.8);
    sheet.y = top + 4;
    tell(sheet, parent, label, { ...TEXTS.text, size: 9, ink: SOFT_INK, x, width });
  }
}
