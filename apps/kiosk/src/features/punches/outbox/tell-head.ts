// Tells the server the head of the chain while the line is good. So the server notices when somebody takes the last punches away
// afterwards, and no later punch can claim to be older.
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
    // Read before the head: every punch with a higher number was then made after this anchor.
    const anchor = isPunchPending() ? undefined : newestAnchor();
    const head = await storedHead().catch(() => undefined);
    if (!head) return undefined;
    const { sequence, hash } = head;
    return { sequence, hash, ...(anchor === undefined ? {} : { anchor }) };
  };
}
