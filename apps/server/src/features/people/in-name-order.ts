// Names in the order of the Icelandic alphabet, sorted here because the two databases sort differently.

const collator = new Intl.Collator('is');

/** Sorts by name, then by id so that namesakes keep their places. */
export function inNameOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  return [...items].sort((a, b) => collator.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1));
}

/** Sorts by date, within a day by name. */
export function inDateOrder<Item extends { readonly id: string; readonly employeeDisplayName: string }>(
  items: readonly Item[],
  dateOf: (item: Item) => string,
): Item[] {
  // Sorting is stable, so that names keep their order within a day.
  return inNameOrder(items, ({ employeeDisplayName }) => employeeDisplayName).sort((a, b) =>
    dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b)),
  );
}
