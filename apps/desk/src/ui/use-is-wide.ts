import { useSyncExternalStore } from 'react';

/** As wide as a list and what lies open beside it need. */
const WIDE = '(min-width: 1000px)';

function onChange(listener: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether two panes stand side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(WIDE).matches);
}
