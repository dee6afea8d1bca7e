// The pairing word of the desk, which registers one tablet. It may come in the fragment of the address, which no
// server is sent, and is held in memory alone: nothing stores it, and the address bar loses it at once.
import { isPairingFragment, pairingWordIn } from '@stimpill/api-types/pairing-word';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The word that this page was last opened with. */
export const openedWord: StoreApi<{ readonly word: string | undefined }> = createStore<{
  readonly word: string | undefined;
}>(() => ({ word: undefined }));

/** Takes the word out of the address, now and whenever a code is opened in this page; gives back how to stop. */
export function catchPairingWord(): () => void {
  const take = () => {
    if (!isPairingFragment(location.hash)) return;
    const word = pairingWordIn(location.hash);
    history.replaceState(history.state, '', location.pathname + location.search);
    if (word !== undefined) openedWord.setState({ word });
  };
  take();
  window.addEventListener('hashchange', take);
  return () => window.removeEventListener('hashchange', take);
}
