import { useEffect, useEffectEvent } from 'react';
import { isInRow, moveBetweenRows } from '#ui/move-between-rows.ts';
import { letterKeys } from '#ui/letter-keys.ts';

type ShellKeys = { readonly openPalette: () => void; readonly openKeys: () => void };

/** Keys that hold on every page. A letter alone means nothing while somebody types, and where the page itself has taken it. */
export function useShellKeys({ openPalette, openKeys }: ShellKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const isDone = event.ctrlKey || event.metaKey ? onCommand(event) : onPlainKey(event);
    if (isDone) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function onCommand({ key, altKey }: KeyboardEvent): boolean {
    if (key.toLowerCase() !== 'k' || altKey) return false;
    if (!isCovered()) openPalette();
    return true;
  }

  function onPlainKey({ key, altKey, target }: KeyboardEvent): boolean {
    if (altKey || isTyping(target)) return false;
    if (key === 'ArrowDown') return isInRow() && moveBetweenRows(1);
    if (key === 'ArrowUp') return isInRow() && moveBetweenRows(-1);
    return letterKeys() === 'on' && onLetter(key);
  }

  function onLetter(key: string): boolean {
    if (key === 'j') return moveBetweenRows(1);
    if (key === 'k') return moveBetweenRows(-1);
    if (isCovered()) return false;
    if (key === '/') return toSearch();
    if (key === '?') openKeys();
    return key === '?';
  }
}

const isCovered = () => document.querySelector('dialog[open]') !== null;

function toSearch(): boolean {
  const search = document.querySelector<HTMLElement>('main input[type="search"]');
  search?.focus();
  return search !== null;
}

/** Or chooses by keys of its own, as in a list that lies open. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable], [role="option"], [role="menuitem"]')
  );
}
