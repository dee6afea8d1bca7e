// Rows that come into sight are drawn a few at a time, one picture after the other, so that the page answers in between.
import { useEffect, useState } from 'react';

type Key = string | number | bigint;

/**
 * @param wanted what shall be drawn, each under a key of its own
 * @param most so many are new in one picture; the first picture has all
 * @returns those of `wanted` that are drawn now, in their order
 */
export function useInPortions<Item extends { readonly key: Key }>(
  wanted: readonly Item[],
  most: number,
): readonly Item[] {
  const [drawn, setDrawn] = useState<ReadonlySet<Key> | undefined>(undefined);
  const shown = drawn === undefined ? wanted : withSomeNew(wanted, drawn, most);
  const hasNew = shown.some(({ key }) => drawn?.has(key) !== true);
  useEffect(() => {
    if (!hasNew) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(new Set(shown.map(({ key }) => key))));
    return () => cancelAnimationFrame(frame);
  }, [hasNew, shown]);
  return shown;
}

function withSomeNew<Item extends { readonly key: Key }>(
  wanted: readonly Item[],
  drawn: ReadonlySet<Key>,
  most: number,
): readonly Item[] {
  const added = new Set(wanted.filter(({ key }) => !drawn.has(key)).slice(0, most));
  return wanted.filter((item) => drawn.has(item.key) || added.has(item));
}
