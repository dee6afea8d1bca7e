// Writes to the log when the clock was set back: checked before the first request and while the server runs.
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { noteClock } from './features/system/server-clock.ts';
import { describeFailure } from './http/error-handler.ts';
import type { Log } from './log.ts';
import { toInstant } from './to-instant.ts';

const LOOK_EVERY_MS = 60_000;

type WatchDeps = { readonly database: Database; readonly clock: Clock; readonly log: Log };

/** @returns after the first check: a function that ends the watch */
export async function watchServerClock(deps: WatchDeps): Promise<() => Promise<void>> {
  await look(deps, () => true);
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(() => look(deps, ({ isNew }) => isNew));
  }, LOOK_EVERY_MS);
  // The timer must not keep the process alive: after a failed start the process must end.
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}

async function look(
  { log, ...deps }: WatchDeps,
  isTold: (setBack: { readonly isNew: boolean }) => boolean,
): Promise<void> {
  try {
    const setBack = await noteClock(deps);
    if (setBack === null || !isTold(setBack)) return;
    const jump = { from: toInstant(setBack.fromAt), to: toInstant(setBack.toAt) };
    log.error(
      jump,
      'the clock of this server was set back: mend it, keep it by NTP, look at punches since, then say "stimpill clock confirm"',
    );
  } catch (failure) {
    // The clock is checked again in a minute, and no punch waits for it.
    log.error(describeFailure(failure), 'the clock could not be compared with the database');
  }
}
