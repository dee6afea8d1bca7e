// Where a key leads in the grid.

/** Column 0 holds the names, then each day has one. */
export type Place = { readonly row: number; readonly column: number };
export type Size = { readonly rows: number; readonly columns: number };

const PAGE = 10;

type Step = (place: Place, last: Place) => Place;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  'Control+Home': () => ({ row: 0, column: 0 }),
  'Control+End': (_, last) => last,
};

/** @returns undefined for a key that leads nowhere; at the edge of the grid the place stays the same */
export function placeAfter(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  place: Place,
  size: Size,
): Place | undefined {
  const step = altKey || metaKey ? undefined : STEPS[ctrlKey ? `Control+${key}` : key];
  return step && within(step(place, { row: size.rows - 1, column: size.columns - 1 }), size);
}

/** The nearest place that there is. */
export function within({ row, column }: Place, { rows, columns }: Size): Place {
  const inside = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));
  return { row: inside(row, rows), column: inside(column, columns) };
}

/** A row says which it is among all, with the head counted as the first, for screen readers as well; a cell says its column. */
export const rowIndexOf = (row: number) => row + 2;

export const selectorOf = ({ row, column }: Place) =>
  `[aria-rowindex="${rowIndexOf(row)}"] [data-column="${column}"]`;

/** @returns undefined for what is on no cell */
export function placeAt(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = Number(cell?.closest('tr')?.getAttribute('aria-rowindex')) - rowIndexOf(0);
  return cell ? { row, column: Number(cell.dataset['column']) } : undefined;
}
