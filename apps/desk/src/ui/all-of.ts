import type { QueryLike } from './data-states.tsx';

/** Several queries as one, whose data is there when that of each is. */
export function allOf<Data extends readonly unknown[]>(
  ...queries: { readonly [Place in keyof Data]: QueryLike<Data[Place]> }
): QueryLike<Data> {
  const all: readonly QueryLike<unknown>[] = queries;
  return {
    data: all.every(({ data }) => data !== undefined)
      ? (all.map(({ data }) => data) as unknown as Data)
      : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => all.filter(({ error }) => error !== null).map(({ refetch }) => refetch()),
  };
}
