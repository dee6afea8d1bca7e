// Counts what is under way, and tells when all of it is done.

export type UnderWay = {
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly isAny: () => boolean;
  /** Resolves once nothing is under way, at once if nothing is. */
  readonly done: () => Promise<void>;
};

export function createUnderWay(): UnderWay {
  let count = 0;
  const waiting: (() => void)[] = [];
  return {
    during: async (work) => {
      count += 1;
      try {
        return await work();
      } finally {
        count -= 1;
        if (count === 0) for (const go of waiting.splice(0)) go();
      }
    },
    isAny: () => count > 0,
    done: () =>
      new Promise((resolve) => {
        if (count === 0) resolve();
        else waiting.push(resolve);
      }),
  };
}
