import { useEffect, useState, type RefObject } from 'react';
import { useRouter } from '@tanstack/react-router';

/**
 * After going to another page the focus stands on its heading, as after loading one, and screen readers say its name. A change of the
 * view within a page leaves the focus where it is.
 * @returns the name to announce
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): string {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const heading = main.current?.querySelector('h1');
        (heading ?? main.current)?.focus();
        setAnnounced(heading?.textContent ?? '');
      }),
    [router, main],
  );
  return announced;
}
