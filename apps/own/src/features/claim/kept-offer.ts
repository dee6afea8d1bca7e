// What this phone needs to go on with the code of a tablet after a reload, or when it reads the same code a second time. Nothing else is kept.
import { toBase64Url } from '@stimpill/api-types/signing';

/** The word of the code, and by what this phone is known until it is let in. */
export type Offer = { readonly word: string; readonly claim: string };

const KEY = 'stimpill.own.offer';
const CLAIM_BYTES = 32;
const WORD = /^[\w-]{1,120}$/;

/** A browser may refuse to open one of them, or both; then it goes on until the page is left. */
const stores = (): readonly Storage[] =>
  [() => sessionStorage, () => localStorage].flatMap((open) => {
    try {
      return [open()];
    } catch {
      return [];
    }
  });

/** The same for the same word, as long as it is kept. @returns undefined for what is no word of a tablet */
export function offerOf(word: string): Offer | undefined {
  if (!WORD.test(word)) return undefined;
  const kept = keptOffer();
  if (kept?.word === word) return kept;
  const offer = { word, claim: toBase64Url(crypto.getRandomValues(new Uint8Array(CLAIM_BYTES))) };
  for (const store of stores()) tried(() => store.setItem(KEY, JSON.stringify(offer)));
  return offer;
}

export function keptOffer(): Offer | undefined {
  for (const store of stores()) {
    const offer = tried(() => JSON.parse(store.getItem(KEY) ?? 'null') as Offer | null);
    if (offer && typeof offer.word === 'string' && typeof offer.claim === 'string') return offer;
  }
  return undefined;
}

export function forgetOffer(): void {
  for (const store of stores()) tried(() => store.removeItem(KEY));
}

function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
