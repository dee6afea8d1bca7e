import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767px)';

function onChange(change: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
}

/** Whether the window is as narrow as a phone, where a wide table gives way to a list. */
export function useNarrow(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(NARROW).matches);
}
