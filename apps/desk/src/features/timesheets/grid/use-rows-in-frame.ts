// Of a long grid only the rows in sight are drawn, and some around them. All rows are equally high, so nothing has to be measured.
import { useCallback, useDeferredValue, type RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDrawnWhole } from '#ui/use-drawn-whole.ts';
import { useInPortions } from '#ui/use-in-portions.ts';

/** As the style sheet has it. */
export const ROW_PX = 40;

/** A row has a cell for each day, so fewer rows than of another table are drawn at once. */
const DRAWN_WHOLE = 40;
const AROUND = 6;
/** So many rows are new in one picture. */
const PORTION = 2;
/** What stands above and below the frame, as the style sheet has it. */
const BESIDE_FRAME_PX = 340;

/**
 * @param kept a row that is drawn even where it is out of sight, because the keyboard is there
 * @returns the rows that are drawn, by their places
 */
export function useRowsInFrame(
  frame: RefObject<HTMLElement | null>,
  rows: readonly { readonly employeeId: string }[],
  kept: number,
): readonly number[] {
  const count = rows.length;
  const isWhole = useDrawnWhole() || count <= DRAWN_WHOLE;
  // The first picture has what is in sight; what lies around it is drawn while somebody looks.
  const overscan = useDeferredValue(AROUND, 0);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan,
    // Until it has been measured.
    initialRect: { width: 0, height: window.innerHeight - BESIDE_FRAME_PX },
    enabled: !isWhole,
    useFlushSync: false,
    getItemKey: useCallback((row: number) => rows[row]?.employeeId ?? row, [rows]),
  });
  const items = useInPortions(virtual.getVirtualItems(), PORTION);
  if (isWhole) return Array.from({ length: count }, (_, row) => row);
  const around = items.map(({ index }) => index).filter((row) => row < count);
  return around.includes(kept) ? around : [...around, kept].sort((a, b) => a - b);
}
