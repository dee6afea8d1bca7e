import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A long table is drawn with every row before it is printed, and before the browser looks for words in it. Both happen as soon as the
 * event is over, so the rows must be there by then.
 */
export function useDrawnWhole(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  const [isSearched, setIsSearched] = useState(false);
  useEffect(() => {
    const beforePrint = () => flushSync(() => setIsPrinted(true));
    const afterPrint = () => setIsPrinted(false);
    const onKey = (event: KeyboardEvent) => {
      if (findsInPage(event)) flushSync(() => setIsSearched(true));
    };
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', afterPrint);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return isPrinted || isSearched;
}

function findsInPage({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));
}
