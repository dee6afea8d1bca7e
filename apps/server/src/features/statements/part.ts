import type { Block, Column } from '#features/papers/paper.ts';

type Rows = readonly (readonly string[])[];

/** A heading with its rows, or what is said where there are none. */
export function part(
  heading: string,
  columns: readonly Column[],
  rows: Rows,
  none: string,
): readonly Block[] {
  return [
    { kind: 'heading', text: heading },
    rows.length === 0 ? { kind: 'text', text: none } : { kind: 'table', columns, rows },
  ];
}
