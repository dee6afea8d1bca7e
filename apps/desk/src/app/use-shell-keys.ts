import { useEffect, useEffectEvent } from 'react';

type ShellKeys = { readonly openPalette: () => void; readonly openKeys: () => void };

/** Keys that hold on every page. A letter alone means nothing while somebody types. */
export function useShellKeys({ openPalette, openKeys }: ShellKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault();
      if (!isCovered()) openPalette();
    }
    if (event.key === '?' && !isTyping(event.target) && !isCovered()) openKeys();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const isCovered = () => document.querySelector('dialog[open]') !== null;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
