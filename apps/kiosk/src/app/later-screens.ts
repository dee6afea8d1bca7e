// What a touch on a name leads to is fetched as soon as the resting screen is there, and what only managers see when it is opened.
import { createLater } from './create-later.ts';

export const { useWhenWanted: useVisitScreens } = createLater(
  async () => (await import('./visit/screens.tsx')).Screens,
);

export const { load: loadManagerScreens, useWhenWanted: useManagerScreens } = createLater(
  async () => (await import('./manager-screens.tsx')).ManagerScreens,
);
