// Where a key leads in a grid that is filled row by row. Pure: the screen measures, this counts.

export type Grid = {
  readonly count: number;
  readonly columns: number;
  /** Whole rows that are seen at once. */
  readonly rowsSeen: number;
};

/** @returns the place to go to, 0 for the first; undefined for a key that leads nowhere */
export function nextPlace(
  key: string,
  place: number,
  { count, columns, rowsSeen }: Grid,
): number | undefined {
  const last = count - 1;
  const page = columns * Math.max(1, rowsSeen);
  switch (key) {
    case 'ArrowRight':
      return Math.min(place + 1, last);
    case 'ArrowLeft':
      return Math.max(place - 1, 0);
    case 'ArrowDown':
      return place + columns > last ? place : place + columns;
    case 'ArrowUp':
      return place < columns ? place : place - columns;
    case 'PageDown':
      return Math.min(place + page, last);
    case 'PageUp':
      return Math.max(place - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
