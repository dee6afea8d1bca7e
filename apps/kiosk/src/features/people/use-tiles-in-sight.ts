// Of a long list only the rows in sight are drawn, and some around them: a touch on a tablet must not look through a thousand names.
import { useCallback, useLayoutEffect, useState } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';

/** A list that is no longer is drawn whole. */
export const DRAWN_WHOLE = 60;

/** Rows above and below what is seen. */
const AROUND = 3;
/** A name on one line and its state; measured once it is drawn. */
const ROW_PX = 96;

type Listed = { readonly id: string };

type DrawnRow<Person> = {
  readonly key: string;
  /** From 0, among all rows. */
  readonly index: number;
  /** How high the rows are that are left out before it; 0 where none is. */
  readonly gapPx: number;
  readonly people: readonly Person[];
};

type InSight<Person> = {
  readonly rows: readonly DrawnRow<Person>[];
  /** How high the rows are that are left out at the end. */
  readonly endGapPx: number;
  /** Told the first tile of each row; undefined where the list is drawn whole. */
  readonly measure: ((tile: Element | null) => void) | undefined;
};

/**
 * @param list what scrolls; null until it is there
 * @param kept the id of a person who is drawn even out of sight, because the keyboard or a letter leads there
 */
export function useTilesInSight<Person extends Listed>(
  list: HTMLElement | null,
  people: readonly Person[],
  kept: string | undefined,
): InSight<Person> {
  const isWhole = people.length <= DRAWN_WHOLE;
  const { columns, gapPx } = useGrid(list, isWhole);
  const firstOf = useCallback((row: number) => people[row * columns]?.id ?? row, [people, columns]);
  const keptRow = Math.floor(people.findIndex(({ id }) => id === kept) / columns);
  const virtual = useVirtualizer({
    count: Math.ceil(people.length / columns),
    getScrollElement: () => list,
    estimateSize: () => ROW_PX,
    getItemKey: firstOf,
    gap: gapPx,
    overscan: AROUND,
    // Until it has been measured.
    initialRect: { width: 0, height: window.innerHeight },
    enabled: !isWhole,
    useFlushSync: false,
    rangeExtractor: (range) => withKept(range, keptRow),
  });
  if (isWhole) return { rows: [{ key: 'all', index: 0, gapPx: 0, people }], endGapPx: 0, measure: undefined };
  const drawn = virtual.getVirtualItems();
  const rows = drawn.map(({ key, index, start }, at) => ({
    key: String(key),
    index,
    // One gap of the grid stands before what is left out, and one behind it.
    gapPx: start - (drawn[at - 1] ? (drawn[at - 1]?.end ?? 0) + 2 * gapPx : gapPx),
    people: people.slice(index * columns, (index + 1) * columns),
  }));
  const endGapPx = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0) - gapPx;
  return { rows, endGapPx, measure: virtual.measureElement };
}

function withKept(range: Range, keptRow: number): number[] {
  const around = defaultRangeExtractor(range);
  if (keptRow < 0 || keptRow >= range.count || around.includes(keptRow)) return around;
  return [...around, keptRow].sort((a, b) => a - b);
}

/** How many tiles the style sheet puts beside each other, and how far rows are apart. */
export function readGrid(list: HTMLElement) {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return { columns: gridTemplateColumns.split(' ').length, gapPx: Number.parseFloat(rowGap) || 0 };
}

/** The same, kept up while the list changes its width. */
function useGrid(list: HTMLElement | null, isWhole: boolean) {
  const [grid, setGrid] = useState({ columns: 1, gapPx: 0 });
  useLayoutEffect(() => {
    if (list === null || isWhole) return undefined;
    const look = () => {
      const now = readGrid(list);
      setGrid((before) => (before.columns === now.columns && before.gapPx === now.gapPx ? before : now));
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(list);
    return () => watcher.disconnect();
  }, [list, isWhole]);
  return grid;
}
