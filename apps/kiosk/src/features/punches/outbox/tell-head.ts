// Where the chain stands, told to the server while the line is good: whoever takes the last punches away afterwards is found out, and
// no later punch can claim to be older.
import type { ChainHead } from '#storage/outbox-database.ts';

/** As it travels. The anchor shows when the head was read; none is told while anybody is punching. */
export type ToldHead = Pick<ChainHead, 'sequence' | 'hash'> & { readonly anchor?: string };

/** Undefined while the places that remember the head differ: then nothing is certain. */
export type TellHead = () => Promise<ToldHead | undefined>;

export type TellHeadDeps = {
  readonly storedHead: () => Promise<ChainHead | undefined>;
  /** The newest one that the server has given out to this tablet. */
  readonly newestAnchor: () => string | undefined;
  /** Whether a punch is under way whose moment has passed and which has no number yet. */
  readonly isPunchPending: () => boolean;
};

export function createTellHead({ storedHead, newestAnchor, isPunchPending }: TellHeadDeps): TellHead {
  return async () => {
    // Before the head is read: what has a higher number then was punched after this anchor.
    const anchor = isPunchPending() ? undefined : newestAnchor();
    const head = await storedHead().catch(() => undefined);
    if (!head) return undefined;
    const { sequence, hash } = head;
    return { sequence, hash, ...(anchor === undefined ? {} : { anchor }) };
  };
}
