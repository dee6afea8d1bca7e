// Screens in a chunk of their own. React's own `lazy` would leave the screen empty for a third of a second even where the chunk is there.
import { useEffect, useState } from 'react';

const PAUSE_MILLISECONDS = 1_000;

type LaterScreens<Screens> = {
  /**
   * Tries until they are there, because without them nobody can go on. Only the first visit needs the network for it; from then on the
   * service worker has them.
   */
  readonly load: () => Promise<Screens>;
  /** Undefined while they are fetched, which begins when they are wanted. */
  readonly useWhenWanted: (isWanted: boolean) => Screens | undefined;
};

export function createLater<Screens>(fetchScreens: () => Promise<Screens>): LaterScreens<Screens> {
  let screens: Screens | undefined;
  const load = async (): Promise<Screens> => {
    try {
      return (screens ??= await fetchScreens());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
      return load();
    }
  };
  const useWhenWanted = (isWanted: boolean) => {
    const [loaded, setLoaded] = useState(() => screens);
    useEffect(() => {
      if (isWanted && !loaded) void load().then((each) => setLoaded(() => each));
    }, [isWanted, loaded]);
    return loaded;
  };
  return { load, useWhenWanted };
}
