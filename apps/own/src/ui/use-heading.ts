import { useEffect, type RefObject } from 'react';

let isFirst = true;

/** Moves the focus to the heading of a new screen, so that the next key and what a screen reader says begin there. The page opens without. */
export function useHeading(heading: RefObject<HTMLHeadingElement | null>, title: string): void {
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, [heading]);
  useEffect(() => {
    document.title = `${title} · Stimpill`;
  }, [title]);
}
