// Keys of a page that are a letter or a number alone.
import { useEffect, useEffectEvent } from 'react';
import { letterKeys } from './letter-keys.ts';

const TYPED_INTO =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="option"], [role="menuitem"]';

/**
 * Listens before the keys that hold on every page. Nothing is heard while somebody types, while something lies on top, and where keys
 * without Ctrl are turned off.
 * @param act says whether the key meant something here
 * @returns stops listening
 */
function onPlainKey(act: (key: string) => boolean): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.repeat || letterKeys() === 'off') return;
    if (target instanceof Element && target.matches(TYPED_INTO)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (act(key)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey, { capture: true });
  return () => document.removeEventListener('keydown', onKey, { capture: true });
}

/** @param act says whether the key meant something here */
export function usePlainKey(act: (key: string) => boolean): void {
  const onKey = useEffectEvent(act);
  useEffect(() => onPlainKey((key) => onKey(key)), []);
}
