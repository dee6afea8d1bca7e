// What stands in a file before anything in it was checked.

export type Mapping = Readonly<Record<string, unknown>>;

export type PathPart = string | number;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list; none where there is no list. */
export function itemsOf(content: Mapping, list: string): readonly unknown[] {
  const items = content[list];
  return Array.isArray(items) ? (items as readonly unknown[]) : [];
}

/** The text of a field, or null for anything else. */
export function textOf(item: unknown, field: string): string | null {
  const value = isMapping(item) ? item[field] : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whether the author gave no id, so that the import makes one. */
export function lacksId(item: unknown): item is Mapping {
  return isMapping(item) && (item['id'] ?? null) === null;
}

export function isGuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
