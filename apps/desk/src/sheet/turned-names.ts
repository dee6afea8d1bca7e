// Names that are written with the last one first, such as Jónsson, Jón.

/** The first name is to come first, the name is as it is written, or what the comma parts are two columns. */
export type NamesAre = 'turned' | 'asWritten' | 'columns';

export type NameQuestion = {
  /** The first such name. */
  readonly cell: string;
  readonly turned: string;
  readonly mayBeColumns: boolean;
  /** Undefined: somebody has to say. */
  readonly are: NamesAre | undefined;
};

type Row = { readonly cells: readonly string[] };

const TURNED = /^\s*\p{L}[^\d@,;"\t]*,\s*\p{L}[^\d@,;"\t]*$/u;

export const isTurned = (cell: string): boolean => TURNED.test(cell);

export const turn = (cell: string): string => (isTurned(cell) ? partsOf(cell).toReversed().join(' ') : cell);

const partsOf = (cell: string) => cell.split(',').map((part) => part.trim());

/** Rows of one cell, each with one comma; the first of them may be a header. */
export function isListOfTurned(lines: readonly Row[]): boolean {
  const [first] = lines;
  const below = isTurned(first?.cells[0] ?? '') ? lines : lines.slice(1);
  return (
    below.length > 0 &&
    lines.every(({ cells }) => cells.length === 1) &&
    below.every(({ cells }) => isTurned(cells[0] ?? ''))
  );
}

export const atCommas = <R extends Row>(lines: readonly R[]): readonly R[] =>
  lines.map((line) => ({ ...line, cells: line.cells.flatMap(partsOf) }));

/** @param isDepartment of what stands behind a comma: then it is a column */
export function partedByComma(
  lines: readonly Row[],
  isDepartment: (name: string) => boolean,
): NamesAre | undefined {
  const behind = lines.flatMap(({ cells: [cell = ''] }) => (isTurned(cell) ? [partsOf(cell)[1] ?? ''] : []));
  return behind.every(isDepartment) ? 'columns' : undefined;
}

/** @param cells names @param isClear whether it follows from the sheet that a comma parts no columns */
export function nameQuestion(
  cells: readonly string[],
  { said, isClear, mayBeColumns }: Said,
): NameQuestion | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const cell = filled.find(isTurned);
  if (cell === undefined) return undefined;
  const are = said ?? (isClear && filled.every(isTurned) ? 'turned' : undefined);
  return { cell, turned: turn(cell), mayBeColumns, are };
}

type Said = {
  readonly said: NamesAre | undefined;
  readonly isClear: boolean;
  readonly mayBeColumns: boolean;
};
