// One stop of the Tab key for the whole list, and the arrow keys from name to name. What is a row is measured when a key is pressed.
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { nextPlace, type Grid } from './next-place.ts';
import { readGrid } from './use-tiles-in-sight.ts';

type Listed = { readonly id: string };

export const tileId = (personId: string) => `person-${personId}`;

export function useArrowKeys(people: readonly Listed[]) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const [reached, setReached] = useState<string | undefined>(undefined);
  const tabStop = people.some(({ id }) => id === reached) ? reached : people[0]?.id;
  /** Draws the tile if it is out of sight. */
  const reach = useCallback((id: string) => {
    flushSync(() => setReached(id));
    return document.getElementById(tileId(id));
  }, []);
  const goTo = (place: number) => {
    const id = people[place]?.id;
    if (id !== undefined) reach(id)?.querySelector('button')?.focus();
  };
  const enterFrom = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !isNowhere(document.activeElement)) return;
    event.preventDefault();
    goTo(0);
  });
  useEffect(() => {
    document.addEventListener('keydown', enterFrom);
    return () => document.removeEventListener('keydown', enterFrom);
  }, []);
  const showFrom = useCallback((id: string) => reach(id)?.scrollIntoView({ block: 'start' }), [reach]);
  const onKeyDown = (event: ReactKeyboardEvent<HTMLUListElement>) => {
    const tile = event.target instanceof Element ? event.target.closest('li') : null;
    if (!list || !tile || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = people.findIndex(({ id }) => tileId(id) === tile.id);
    const next = place < 0 ? undefined : nextPlace(event.key, place, gridOf(list, tile, people.length));
    if (next === undefined) return;
    // The page must not scroll under the step that the focus takes.
    event.preventDefault();
    goTo(next);
  };
  return { list, setList, tabStop, onKeyDown, goToFirst: () => goTo(0), showFrom };
}

/** The heading has the focus when the list appears; an arrow leads from it to the names. */
const isNowhere = (focused: Element | null): boolean =>
  focused === document.body || focused?.tagName === 'H1';

function gridOf(list: HTMLElement, tile: HTMLElement, count: number): Grid {
  const { columns, gapPx } = readGrid(list);
  const rowsSeen = Math.floor(list.clientHeight / Math.max(1, tile.offsetHeight + gapPx));
  return { count, columns, rowsSeen };
}
