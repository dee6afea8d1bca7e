// Whether names are searched for: after a touch on the button, or when somebody with a keyboard simply begins to type.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListMode } from '#storage/kiosk-database.ts';
import type { usePeople } from './use-people.ts';
import { useTypedLetter } from './use-typed-letter.ts';

type Found = Pick<ReturnType<typeof usePeople>, 'chooseDepartment' | 'setTyped'>;

export function useSearch(listMode: ListMode, { chooseDepartment, setTyped }: Found) {
  const field = useRef<HTMLInputElement>(null);
  const [isSearching, setIsSearching] = useState(listMode === 'hidden');
  const [lettersTyped, setLettersTyped] = useState(0);
  const openSearch = () => {
    chooseDepartment(undefined);
    setIsSearching(true);
  };
  const closeSearch = () => {
    setTyped('');
    setIsSearching(false);
  };
  const onLetter = (letter: string) => {
    if (listMode === 'number') return;
    if (!isSearching) openSearch();
    setTyped((before) => before + letter);
    setLettersTyped((before) => before + 1);
  };
  useTypedLetter(useLatest(onLetter));
  // The field may only have come with the letter.
  useEffect(() => {
    if (lettersTyped > 0) field.current?.focus();
  }, [lettersTyped]);
  return { isSearching, openSearch, closeSearch, field };
}

/** One function for ever, which does what the newest one does. */
function useLatest(work: (letter: string) => void): (letter: string) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((letter) => latest.current(letter), []);
}
