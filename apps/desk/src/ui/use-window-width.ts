// How wide the window is, where a page is laid out otherwise by it.
import { useSyncExternalStore } from 'react';

const media = (query: string) => ({
  watch: (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  },
  isMet: () => window.matchMedia(query).matches,
});

const WIDE = media('(min-width: 1000px)');
const NARROW = media('(max-width: 767px)');

/** Whether a list and what lies open beside it stand side by side. */
export const useIsWide = () => useSyncExternalStore(WIDE.watch, WIDE.isMet);

/** Whether the window is as narrow as a phone, where a wide table gives way to a list. */
export const useNarrow = () => useSyncExternalStore(NARROW.watch, NARROW.isMet);
