// How much a file may hold, looked at while it is read: a few bytes can say that there are billions of cells, or one text a thousand times.
import { FileUnreadable } from './file-unreadable.ts';
import { columnLetters } from './file-places.ts';

/** Ten times what one import takes, so that the page can say how many there are. */
const MOST_LINES = 10_000;
export const MOST_COLUMNS = 256;
const MOST_CELLS = 200_000;
/** From the first cell of the sheet to its last row and last column: every row is made as wide as the widest. */
const MOST_PLACES = 500_000;
/** Where fewer than one in so many places has a cell, the last one went astray. */
const SPARSE = 20;
export const MOST_CHARACTERS = 3_000_000;

/** Counts the cells with something in them. */
export class FileBounds {
  private lines = 0;
  private lastLine = 0;
  private lastColumn = 0;
  private cells = 0;
  private characters = 0;

  /**
   * @param line from 1 on, never less than the one before
   * @param column from 0 on
   * @throws FileUnreadable `farCell`, `tooManyRows`, `tooManyCells`, `tooMuchText`, each with this cell
   */
  take(line: number, column: number, characters: number): void {
    this.cells += 1;
    this.characters += characters;
    if (line > this.lastLine) this.lines += 1;
    this.lastLine = Math.max(this.lastLine, line);
    this.lastColumn = Math.max(this.lastColumn, column + 1);
    const fault = this.fault();
    if (fault !== undefined) throw new FileUnreadable(fault, { place: `${columnLetters(column)}${line}` });
  }

  private fault() {
    if (this.lastLine > MOST_LINES) return this.lines * 2 > this.lastLine ? 'tooManyRows' : 'farCell';
    if (this.lastColumn > MOST_COLUMNS) return 'farCell';
    if (this.cells > MOST_CELLS) return 'tooManyCells';
    const places = this.lastLine * this.lastColumn;
    if (places > MOST_PLACES) return this.cells * SPARSE < places ? 'farCell' : 'tooManyCells';
    return this.characters > MOST_CHARACTERS ? 'tooMuchText' : undefined;
  }
}
