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

/** Everything in an address is text: `?year=2026` stays as it is, in the address and in the page. */
export function parseSearch(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The other way round; what is not given is left out. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

function filterIn(name: string, value: unknown): readonly (readonly [string, string])[] {
  return typeof value === 'string' && value !== '' ? [[name, value.slice(0, LONGEST_FILTER)]] : [];
}
