// Where somebody is on the page. Each place is an entry of the browser's history, so that its own Back leads back: home, then record, phones or changes,
// then a day. Nothing of the record is in it but a date.
import { useSyncExternalStore } from 'react';

export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'phones' }
  | { readonly at: 'changes' }
  /** `date`: a day of the pay period; null: the running one. */
  | { readonly at: 'record'; readonly date: string | null }
  /** `within`: the date by which its pay period was read. */
  | { readonly at: 'day'; readonly date: string; readonly within: string | null };

/** `depth`: how many entries of ours lie before it. */
type Entry = { readonly place: Place; readonly depth: number };

const HOME: Place = { at: 'home' };
const LEVELS = { home: 0, phones: 1, changes: 1, record: 1, day: 2 };

let current: Entry = entryOf(history.state);
/** How far down the places before were read, by depth. */
const read: number[] = [];
/** Where to be once the browser has gone back. */
let wanted: Place | undefined;
const listeners = new Set<() => void>();

window.addEventListener('popstate', (event) => {
  current = entryOf(event.state);
  if (wanted) current = { ...current, place: wanted };
  if (wanted) history.replaceState(current, '');
  wanted = undefined;
  tell();
});

/** Deeper is a new entry, beside it takes the place of this one, and back goes back. */
export function goTo(place: Place): void {
  const steps = LEVELS[current.place.at] - LEVELS[place.at];
  if (steps > 0 && current.depth >= steps) {
    wanted = place;
    history.go(-steps);
    return;
  }
  read[current.depth] = steps < 0 ? window.scrollY : 0;
  current = { place, depth: steps < 0 ? current.depth + 1 : current.depth };
  if (steps < 0) {
    read[current.depth] = 0;
    history.pushState(current, '');
  } else history.replaceState(current, '');
  tell();
}

/** Home, whatever was before: for somebody else, or after the phone has ended. */
export function startAnew(): void {
  current = { place: HOME, depth: 0 };
  read.length = 0;
  history.replaceState(null, '');
  tell();
}

/** How far down this place was read when it was left. */
export const readTo = (): number => read[current.depth] ?? 0;

export function usePlace(): Place {
  return useSyncExternalStore(listen, () => current).place;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Home for what is not ours. */
function entryOf(state: unknown): Entry {
  const known = state as Entry | null;
  const isOurs = typeof known?.depth === 'number' && known.place.at in LEVELS;
  return isOurs ? known : { place: HOME, depth: 0 };
}
