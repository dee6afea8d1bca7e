// A screen that replaces another takes the focused element with it. Without this the next Tab key, and what a screen reader says, would begin
// at the top of the page.
import { useEffect } from 'react';

/** Moves a lost focus to the heading of what is shown now. What has the focus keeps it. */
export function useHeadingFocus(): void {
  useEffect(() => {
    let known = document.querySelector('h1');
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading === known) return;
      known = heading;
      if (heading && document.activeElement === document.body) focusHeading(heading);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
