// How much air the rows of lists have. Compact is what a laptop of the trade has room for; anyone may choose more, on this device.
import { keptChoice } from './kept-choice.ts';

export const ROW_HEIGHTS = ['compact', 'comfortable'] as const;
type RowHeight = (typeof ROW_HEIGHTS)[number];

const kept = keptChoice<RowHeight>('stimpill-desk-rows', ROW_HEIGHTS);
export const rowHeight = kept.read;

export function chooseRowHeight(height: RowHeight): void {
  kept.keep(height);
  showRowHeight();
}

/** What the style sheets go by. */
export function showRowHeight(): void {
  document.documentElement.dataset['rows'] = rowHeight();
}
