// What was done and what the screen said of it: the campaign's own memory, which no part of the product can read or write.
import type { Person } from './people/companies.ts';
import type { Brought } from './people/brought.ts';

export type Action = 'start' | 'stop';

export type Door = 'partner' | 'terminal' | 'kiosk' | 'station';

/**
 * What the person saw: `ok`: it was recorded. `failed`: it was not. `unknown`: the screen went dark or nobody could find out.
 */
export type Said = 'ok' | 'failed' | 'unknown';

export type Tap = {
  readonly number: number;
  /** Of a live punch: its number in the plan, which names its requests. */
  readonly planned?: number;
  readonly door: Door;
  readonly person: Person;
  readonly action: Action;
  /** The true time, epoch milliseconds, and when the screen spoke. */
  readonly at: number;
  readonly endedAt: number;
  readonly said: Said;
  /** Of a punch at one of our tablets: the id that it gave itself. */
  readonly punchId?: string;
  /** Of a live punch: the entry and the moment that the server answered with. */
  readonly told?: { readonly timeEntryId: string; readonly punchedAt: number };
  /** Of a punch at one of our tablets: what the screen said that only the server can know. */
  readonly shown?: {
    readonly kind: 'confirmed' | 'needsAttention';
    readonly at: number;
    readonly reason: string | null;
  };
  /** Of a punch at one of our tablets: whether the right PIN was typed. */
  readonly hasRightPin?: boolean;
  /** What was chosen and brought along; undefined where nothing is asked for. */
  readonly brought?: Brought;
  /** Why it failed. */
  readonly code?: string;
  /** For how long, where the PIN is locked. */
  readonly lockedSeconds?: number;
};

export type Journal = {
  /** @returns a function that adds to the tap later, because a screen may go dark before it has said anything */
  readonly write: (tap: Omit<Tap, 'number'>) => (later: Pick<Tap, 'said' | 'endedAt' | 'shown'>) => void;
  readonly taps: readonly Tap[];
};

export function createJournal(): Journal {
  const taps: Tap[] = [];
  return {
    taps,
    write: (tap) => {
      const place = taps.length;
      const written = { number: place + 1, ...tap };
      taps.push(written);
      return (later) => {
        taps[place] = { ...written, ...later };
      };
    },
  };
}
