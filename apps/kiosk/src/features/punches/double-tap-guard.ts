// One punch per person and 5 seconds: a repeat, from a trembling finger or a second tap, gets the result of the first.
const SAME_PUNCH_MS = 5_000;

export type DoubleTapGuard<Result> = {
  readonly once: (
    key: string,
    isSuccess: (result: Result) => boolean,
    work: () => Promise<Result>,
  ) => Promise<Result>;
  /** The result of a punch that succeeded within the last 5 seconds. */
  readonly recent: (key: string) => Result | undefined;
};

export function createDoubleTapGuard<Result>(monotonicNow: () => number): DoubleTapGuard<Result> {
  const running = new Map<string, Promise<Result>>();
  const finished = new Map<string, { readonly result: Result; readonly at: number }>();

  const recent = (key: string) => {
    const last = finished.get(key);
    return last && monotonicNow() - last.at < SAME_PUNCH_MS ? last.result : undefined;
  };

  return {
    recent,
    once: async (key, isSuccess, work) => {
      const known = recent(key);
      if (known !== undefined) return known;
      const first = running.get(key) ?? work();
      running.set(key, first);
      try {
        const result = await first;
        if (isSuccess(result)) finished.set(key, { result, at: monotonicNow() });
        return result;
      } finally {
        running.delete(key);
      }
    },
  };
}
