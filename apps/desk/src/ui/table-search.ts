// How a table is looked at, as it stands in the address: `?sort=name` or `?sort=-name`.

/** By which column a table is sorted, and which way. */
export type Sort = { readonly by: string; readonly isDescending: boolean };

/** What of the address every page understands: the order of its table, and the record that lies open above it. */
export type TableSearch = { readonly sort?: string; readonly open?: string };

/** Takes what is understood from the address and leaves out the rest, so that no link is ever refused. */
export function readSearch(search: Readonly<Record<string, unknown>>): TableSearch {
  const { sort, open } = search;
  return {
    ...(typeof sort === 'string' && /^-?\w{1,40}$/.test(sort) && { sort }),
    ...(typeof open === 'string' && /^[\w-]{1,40}$/.test(open) && { open }),
  };
}

export function toSort(text: string | undefined): Sort | undefined {
  if (!text) return undefined;
  return { by: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}

export function fromSort({ by, isDescending }: Sort): string {
  return `${isDescending ? '-' : ''}${by}`;
}
