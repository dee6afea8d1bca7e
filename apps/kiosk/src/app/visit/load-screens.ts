// The list and all that a touch on a name leads to: a chunk of its own, fetched as soon as the resting screen is there.
import { useEffect, useState, type ComponentType } from 'react';
import type { ScreensProps } from './screens.tsx';

const PAUSE_MILLISECONDS = 1_000;

let screens: ComponentType<ScreensProps> | undefined;

/**
 * Tries until they are there, because without them nobody can punch. Only the first visit needs the network for it; from then on the
 * service worker has them.
 */
async function loadScreens(): Promise<ComponentType<ScreensProps>> {
  try {
    screens ??= (await import('./screens.tsx')).Screens;
    return screens;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    return loadScreens();
  }
}

/**
 * The screens; undefined while they are fetched, which begins with the first picture. React's own `lazy` would leave the screen empty
 * for a moment even where they are there.
 * @param isRegistered a tablet that nobody can punch at does not fetch them: set-up needs the line for itself
 */
export function useScreens(isRegistered: boolean): ComponentType<ScreensProps> | undefined {
  const [loaded, setLoaded] = useState(() => screens);
  useEffect(() => {
    if (isRegistered && !loaded) void loadScreens().then((Screens) => setLoaded(() => Screens));
  }, [isRegistered, loaded]);
  return loaded;
}
