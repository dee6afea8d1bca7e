// How a table is looked at, as it stands in the address: `?sort=name` or `?sort=-name`, and the filters of its page by their names.

/** By which column a table is sorted, and which way. */
export type Sort = { readonly by: string; readonly isDescending: boolean };

/** What of the address every page understands: the order of its table, and the record that lies open above it. */
export type TableSearch = { readonly sort?: string; readonly open?: string };

/** The filters of a page that are set, by name. */
export type Filters = Readonly<Record<string, string>>;

const LONGEST_FILTER = 100;

/**
 * Takes what is understood from the address and leaves out the rest, so that no link is ever refused.
 * @param filters the names of the filters of the page
 */
export function readSearch(
  search: Readonly<Record<string, unknown>>,
  filters: readonly string[] = [],
): TableSearch & Filters {
  const { sort, open } = search;
  return {
    ...(typeof sort === 'string' && /^-?\w{1,40}$/.test(sort) && { sort }),
    ...(typeof open === 'string' && /^[\w-]{1,40}$/.test(open) && { open }),
    ...Object.fromEntries(filters.flatMap((name) => filterIn(name, search[name]))),
  };
}

export function toSort(text: string | undefined): Sort | undefined {
  if (!text) return undefined;
  return { by: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}

export function fromSort({ by, isDescending }: Sort): string {
  return `${isDescending ? '-' : ''}${by}`;
}

/** The router reads `?q=12` as a number. */
function filterIn(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value).slice(0, LONGEST_FILTER);
  return text === '' ? [] : [[name, text]];
}
