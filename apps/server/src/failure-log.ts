// What is written of work that failed. While the database is away it all fails alike, thousands of times a minute: the first of a kind is written
// whole, and then once a minute how many more there were.
import type { Log } from '#log.ts';

const QUIET_MS = 60_000;

type Failed = {
  readonly errorName: string;
  readonly errorCode?: string;
  readonly stack?: string;
  readonly requestId?: string;
  readonly job?: string | null;
};

/** @param isOutage whether all the other work fails for the same reason now */
type FailureLog = (failed: Failed, isOutage: boolean) => void;

/** @param what failed, as the line says it */
export function createFailureLog(log: Log, what: string): FailureLog {
  /** By kind, how many were kept quiet since something was written of it. */
  const quiet = new Map<string, number>();
  const beginQuiet = (kind: string, { errorName, errorCode }: Failed) => {
    quiet.set(kind, 0);
    setTimeout(() => {
      const keptQuiet = quiet.get(kind) ?? 0;
      quiet.delete(kind);
      if (keptQuiet === 0) return;
      log.error({ errorName, errorCode, keptQuiet }, `${what}, more than once in the last minute`);
      beginQuiet(kind, { errorName, ...(errorCode !== undefined && { errorCode }) });
    }, QUIET_MS).unref();
  };
  return (failed, isOutage) => {
    const kind = `${failed.errorName} ${failed.errorCode}`;
    const keptQuiet = isOutage ? quiet.get(kind) : undefined;
    if (keptQuiet !== undefined) {
      quiet.set(kind, keptQuiet + 1);
      return;
    }
    log.error(failed, what);
    if (isOutage) beginQuiet(kind, failed);
  };
}
