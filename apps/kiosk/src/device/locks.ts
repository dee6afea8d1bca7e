// Makes sure that only one does something at a time. Across the tabs of a browser this takes Web Locks: they end with their tab, so that a
// killed tab cannot block the tablet. Correctness never depends on a lock; the server knows every punch by its id.

export type Locks = {
  /** Waits for its turn. */
  readonly withLock: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Works only if nobody else does; says whether it did. */
  readonly ifFree: (name: string, work: () => Promise<void>) => Promise<boolean>;
};

/** Locks across all tabs; within this one only where the browser has none. */
export function createBrowserLocks(): Locks {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return createProcessLocks();
  return {
    withLock: (name, work) => locks.request(name, work),
    ifFree: (name, work) =>
      locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      }),
  };
}

/** Locks within one process: first come, first served. */
export function createProcessLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  const enqueue = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    const done = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === done) last.delete(name);
      });
    last.set(name, done);
    return turn;
  };
  return {
    withLock: enqueue,
    ifFree: async (name, work) => {
      if (last.has(name)) return false;
      await enqueue(name, work);
      return true;
    },
  };
}
