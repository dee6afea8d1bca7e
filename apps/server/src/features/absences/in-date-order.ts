import { inNameOrder } from '#features/people/in-name-order.ts';

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
