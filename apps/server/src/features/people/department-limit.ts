// The departments to which a manager is limited, as their column keeps them.

/** The ids are sorted, so that equal limits are equal texts. */
export function departmentLimitText(ids: readonly string[] | null): string | null {
  return ids && JSON.stringify([...ids].sort());
}

/** Null: all of the company. */
export function parseDepartmentLimit(text: string | null): string[] | null {
  return text === null ? null : (JSON.parse(text) as string[]);
}
