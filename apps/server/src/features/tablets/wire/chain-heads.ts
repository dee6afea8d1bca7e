// How far a tablet has said that its chain goes. Its punches may wait, but its head is told with every heartbeat and every batch: a
// chain that is shorter later, or another one, has lost punches, and no later punch can be older than that telling. Pure.
//
// Tellings overtake each other. Each names the newest anchor that its tablet had before it read the head: an anchor that we gave out
// after we heard the highest head shows that the lower one was read later.

type ChainHead = { readonly sequence: number; readonly hash: string };

export type ToldHead = ChainHead & {
  /** The time of its anchor: every later number was punched after it. Undefined where somebody was punching. */
  readonly after: number | undefined;
};

export type HeardHead = ChainHead & {
  /** When it was first heard. */
  readonly heardAt: number;
  readonly after: number | null;
};

type Range = { readonly from: number; readonly to: number };

/** Somebody who has a second tab open types a PIN there, and the first tab does not know of it. As long as an employee session. */
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
): { readonly heads: readonly HeardHead[]; readonly lost: Range | undefined } {
  const { sequence, hash } = told;
  // After a clock of ours that was set back, an anchor of the future says nothing.
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

/** The number at which a punch is at odds with a head that its tablet has told. */
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

/** Those that a punch which has not arrived yet may still be held against. */
export function stillNeeded(heard: readonly HeardHead[], unbroken: number): readonly HeardHead[] {
  const last = heard.findLast(({ sequence, after }) => sequence <= unbroken && after !== null);
  return last === undefined ? heard : heard.filter(({ sequence }) => sequence >= last.sequence);
}
