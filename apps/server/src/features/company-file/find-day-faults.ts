/** Rows that each hold from a day on: the days come in their order, and none stands twice. */
export function findDayFaults(rows: readonly { readonly from: string }[]) {
  return rows.flatMap(({ from }, index) => {
    const same = rows.findIndex((other) => other.from === from);
    if (same < index) return [{ index, message: `is that of row ${same + 1} too` }];
    const before = rows[index - 1];
    if (before === undefined || before.from < from) return [];
    return [{ index, message: `lies before that of row ${index}; put the rows in the order of their days` }];
  });
}
