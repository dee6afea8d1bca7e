// The pairing word of the desk: eight characters that register one tablet. It may come in the fragment of the address, which no
// server is sent, and is held in memory alone: nothing stores it, and the address bar loses it at once.
import { createStore, type StoreApi } from 'zustand/vanilla';

/** No I, L, O and U, as the server makes them. */
const WORD = /^[0-9A-HJKMNP-TV-Z]{8}$/;
/** I, L and O are taken for the digits that they look like. */
const STRANGER = /[^0-9A-TV-Z]/u;
const FRAGMENT = /^#pair=(.*)$/;
const GROUP = 4;

/** Dashes too, which a keyboard makes of hyphens. */
const withoutGaps = (typed: string) => typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');

/** The first character that no pairing word has. */
export function strangerIn(typed: string): string | undefined {
  return STRANGER.exec(withoutGaps(typed))?.[0];
}

/** The word without its hyphen, however somebody typed it; undefined for what is none. */
export function toPairingWord(typed: string): string | undefined {
  const word = withoutGaps(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return WORD.test(word) ? word : undefined;
}

/** As it is read and typed: `7K3M-9XQ2`. */
export function spellPairingWord(word: string): string {
  return `${word.slice(0, GROUP)}-${word.slice(GROUP)}`;
}

/** The word in the fragment of an address, such as `#pair=7K3M9XQ2`. */
export function pairingWordIn(fragment: string): string | undefined {
  return toPairingWord(FRAGMENT.exec(fragment)?.[1] ?? '');
}

/** The word that this page was last opened with. */
export const openedWord: StoreApi<{ readonly word: string | undefined }> = createStore<{
  readonly word: string | undefined;
}>(() => ({ word: undefined }));

/** Takes the word out of the address, now and whenever a code is opened in this page; gives back how to stop. */
export function catchPairingWord(): () => void {
  const take = () => {
    if (!FRAGMENT.test(location.hash)) return;
    const word = pairingWordIn(location.hash);
    history.replaceState(history.state, '', location.pathname + location.search);
    if (word !== undefined) openedWord.setState({ word });
  };
  take();
  window.addEventListener('hashchange', take);
  return () => window.removeEventListener('hashchange', take);
}
