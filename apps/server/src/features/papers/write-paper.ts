// A paper as the bytes of a PDF. One is made whole in memory, so whoever makes many makes them one after another.
import { drawBlock } from './draw-block.ts';
import type { Paper } from './paper.ts';
import { drawLine, MARGIN, openSheet, SOFT_INK, widthOf, type Sheet } from './sheet.ts';

const ABOVE_AT = 34;
const MARK_WIDTH = 150;

export async function writePaper(paper: Paper): Promise<Uint8Array> {
  const sheet = openSheet(paper);
  const pieces: Buffer[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    sheet.on('data', (piece: Buffer) => pieces.push(piece));
    sheet.on('end', () => resolve(Buffer.concat(pieces)));
    sheet.on('error', reject);
  });
  const whole = sheet.struct('Document');
  sheet.addStructure(whole);
  for (const block of paper.blocks) drawBlock(sheet, whole, block);
  whole.end();
  drawAbove(sheet, paper);
  sheet.end();
  return await written;
}

/** Above each page, once it is known how many there are. Whoever hears the paper read out hears it once, in the text. */
function drawAbove(sheet: Sheet, { above: { about, mark }, pageOf }: Paper): void {
  const { start, count } = sheet.bufferedPageRange();
  const width = widthOf(sheet) - MARK_WIDTH;
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(start + page);
    sheet.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
    sheet.fontSize(9).fillColor(SOFT_INK);
    sheet.font('regular').text(about, MARGIN, ABOVE_AT, { width, height: 24, ellipsis: true });
    const right = { width: MARK_WIDTH, align: 'right' } as const;
    sheet.font('strong').text(mark, MARGIN + width, ABOVE_AT, right);
    sheet.font('regular').text(pageOf(page + 1, count), MARGIN + width, ABOVE_AT + 12, right);
    sheet.endMarkedContent();
    drawLine(sheet, ABOVE_AT + 28, [MARGIN, MARGIN + widthOf(sheet)]);
  }
}
