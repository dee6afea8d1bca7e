import { useEffect, type RefObject } from 'react';
import { useRouter } from '@tanstack/react-router';

/**
 * What somebody is about to press stays where it is when the page gets shorter, as it does when the last row of a list is decided: a browser would
 * scroll by what is missing. The page keeps as much of its height as that takes, and gives it back as somebody scrolls up. Where little of the page
 * would be left in sight, as after another choice of rows, it scrolls. Another page begins where the router has it begin.
 */
export function useKeptPlace(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const page = main.current;
    if (page === null) return;
    let place = window.scrollY;
    const keep = () => {
      const end = place + window.innerHeight - (page.getBoundingClientRect().top + window.scrollY);
      page.style.setProperty('--kept-height', `${end}px`);
    };
    const look = () => {
      if (isCutOff(place) && isStillInSight(page, place)) {
        keep();
        window.scrollTo({ top: place, behavior: 'instant' });
      } else {
        place = window.scrollY;
        if (page.style.getPropertyValue('--kept-height') !== '') keep();
      }
    };
    const forget = () => {
      page.style.removeProperty('--kept-height');
      place = window.scrollY;
    };
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) forget();
    });
    const sizes = new ResizeObserver(look);
    sizes.observe(page);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', forget);
    return () => {
      stop();
      sizes.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', forget);
    };
  }, [main, router]);
}

/** The browser has scrolled because the page has got shorter. Heights are whole pixels, and places are not. */
const isCutOff = (place: number): boolean =>
  window.scrollY < place - 1 && document.documentElement.scrollHeight < place + window.innerHeight - 1;

function isStillInSight(page: HTMLElement, place: number): boolean {
  const end = (page.lastElementChild?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
  return end > place + window.innerHeight / 4;
}
