import { useEffect } from 'react';

/** A letter typed anywhere on the screen, except where letters are typed already or a dialog asks something. */
export function useTypedLetter(onLetter: (letter: string) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (isShortcut || !/^\p{L}$/u.test(event.key) || isTakenElsewhere(event.target)) return;
      // The field that takes the focus now must not be given the letter once more.
      event.preventDefault();
      onLetter(event.key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onLetter]);
}

function isTakenElsewhere(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isField || document.querySelector('dialog[open]') !== null;
}
