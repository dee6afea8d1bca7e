// Which rows are new, which differ from the stored ones, and which need no write?
export type Row = Readonly<Record<string, string | number | boolean | null>>;

export type Change<R> = { readonly before: R; readonly after: R };

export type SortedOut<R> = {
  readonly added: readonly R[];
  readonly changed: readonly Change<R>[];
  readonly unchanged: number;
};

/** @param stored by the same key that `keyOf` gives */
export function compareRows<R extends Row>(
  rows: readonly R[],
  stored: ReadonlyMap<string, R>,
  keyOf: (row: R) => string,
): SortedOut<R> {
  const added: R[] = [];
  const changed: Change<R>[] = [];
  for (const after of rows) {
    const before = stored.get(keyOf(after));
    if (before === undefined) added.push(after);
    else if (!isSameRow(before, after)) changed.push({ before, after });
  }
  return { added, changed, unchanged: rows.length - added.length - changed.length };
}

function isSameRow(before: Row, after: Row): boolean {
  for (const column in after) {
    const was = before[column] ?? null;
    const is = after[column] ?? null;
    if (was === is) continue;
    // SQLite answers 0 and 1 for false and true.
    if (typeof is === 'boolean' && was === Number(is)) continue;
    return false;
  }
  return true;
}
