// A tablet tells the head of its chain with every heartbeat and every batch, also while its punches wait. If a later head has a lower
// number or another hash, punches were lost. And a punch with a higher number cannot be older than the moment of that message. Pure.
//
// Messages overtake each other, so a lower head alone proves nothing. Each message names the newest anchor that the tablet had before
// it read the head. If we gave out that anchor after we heard the highest head, the lower head was really read later.

import type { KnownSequences, SequenceRange } from './device-sequence.ts';

type ChainHead = { readonly sequence: number; readonly hash: string };

export type ToldHead = ChainHead & {
  /** The time of its anchor: every punch with a higher number was made after it. Undefined while somebody was punching. */
  readonly after: number | undefined;
};

export type HeardHead = ChainHead & {
  /** When it was first heard. */
  readonly heardAt: number;
  readonly after: number | null;
};

/** Somebody may be punching in a second tab, and the first tab does not know of it: for as long as an employee session at most. */
const LONGEST_VISIT_MS = 120_000;
/** How far the clocks of two servers on one database may be apart. */
const SERVERS_APART_MS = 5_000;

/**
 * @param heard by number
 * @returns what is known now, and the numbers that are lost, if any
 */
export function hear(
  heard: readonly HeardHead[],
  told: ToldHead,
  now: number,
): { readonly heads: readonly HeardHead[]; readonly lost: SequenceRange | undefined } {
  const { sequence, hash } = told;
  // An anchor of the future shows that the server's clock was set back: it is ignored.
  const after = told.after !== undefined && told.after <= now ? told.after : undefined;
  const highest = heard.at(-1);
  const known = heard.find((head) => head.sequence === sequence);
  const below = heard.filter((head) => head.sequence < sequence);
  const isOther = known !== undefined && known.hash !== hash;
  const isLater = highest !== undefined && after !== undefined && after > highest.heardAt + SERVERS_APART_MS;
  const isShorter = highest !== undefined && sequence < highest.sequence;

  if (isOther || (isShorter && isLater)) {
    const lost = { from: isOther ? sequence : sequence + 1, to: highest?.sequence ?? sequence };
    if (!isLater) return { heads: heard, lost };
    return { heads: [...below, { sequence, hash, heardAt: now, after }], lost };
  }
  if (isShorter) return { heads: heard, lost: undefined };
  const head = { sequence, hash, heardAt: known?.heardAt ?? now, after: after ?? known?.after ?? null };
  return { heads: [...below, head], lost: undefined };
}

/** The moment before which a punch of that number cannot have been made; 0 where nothing is known. */
export function notBefore(heard: readonly HeardHead[], sequence: number, receivedAt: number): number {
  const before = heard.findLast(
    (head) => head.sequence < sequence && head.after !== null && head.after <= receivedAt,
  );
  return Math.max(0, (before?.after ?? 0) - LONGEST_VISIT_MS);
}

/** The number at which a punch contradicts a head that its tablet has told. */
export function contradictedAt(
  heard: readonly HeardHead[],
  punch: { readonly sequence: number; readonly chainHash: string; readonly previousHash: string },
): number | undefined {
  const hashes = new Map([
    [punch.sequence, punch.chainHash],
    [punch.sequence - 1, punch.previousHash],
  ]);
  return heard.find(({ sequence, hash }) => hashes.has(sequence) && hashes.get(sequence) !== hash)?.sequence;
}

/**
 * The heads against which a punch that has not arrived can still be held, and the highest one: two for what comes next, two for each gap, and
 * those that were told of what is missing. A number that never comes must not make the tablet keep all that it tells after it.
 */
export function stillNeeded(
  heard: readonly HeardHead[],
  { highest, missing }: KnownSequences,
): readonly HeardHead[] {
  const toCome = [...missing, { from: highest + 1, to: Infinity }];
  const needed = new Set([...toCome.flatMap((range) => neededFor(heard, range)), ...heard.slice(-1)]);
  return heard.filter((head) => needed.has(head));
}

/** What {@link notBefore} and {@link contradictedAt} look at for a punch of the range. */
function neededFor(heard: readonly HeardHead[], { from, to }: SequenceRange): readonly HeardHead[] {
  const before = heard.findLast(({ sequence, after }) => sequence < from && after !== null);
  const beside = heard.filter(({ sequence }) => sequence >= from - 1 && sequence <= to);
  return before === undefined ? beside : [before, ...beside];
}
