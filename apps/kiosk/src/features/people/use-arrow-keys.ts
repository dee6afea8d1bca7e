// One stop of the Tab key for the whole list, and the arrow keys from name to name. What is a row is measured when a key is pressed.
import { useRef, useState, type KeyboardEvent } from 'react';
import { nextPlace, type Grid } from './next-place.ts';

type Listed = { readonly id: string };

export function useArrowKeys(people: readonly Listed[]) {
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<string | undefined>(undefined);
  const tabStop = people.some(({ id }) => id === reached) ? reached : people[0]?.id;
  const goTo = (place: number) => {
    const id = people[place]?.id;
    if (id === undefined) return;
    setReached(id);
    list.current?.querySelectorAll('button').item(place).focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = Array.from(list.current.querySelectorAll('button')).findIndex(
      (button) => button === event.target,
    );
    const next = place < 0 ? undefined : nextPlace(event.key, place, gridOf(list.current, people.length));
    if (next === undefined) return;
    // The page must not scroll under the step that the focus takes.
    event.preventDefault();
    goTo(next);
  };
  return { list, tabStop, onKeyDown, goToFirst: () => goTo(0) };
}

function gridOf(list: HTMLElement, count: number): Grid {
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const [first, belowFirst] = [list.children.item(0), list.children.item(columns)];
  const rowHeight = first && belowFirst ? topOf(belowFirst) - topOf(first) : list.clientHeight;
  return { count, columns, rowsSeen: Math.floor(list.clientHeight / Math.max(1, rowHeight)) };
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
