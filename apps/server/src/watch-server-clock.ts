// Tells the log of a clock that was set back, before the first request and while the server runs.
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { noteClock } from './features/system/server-clock.ts';
import { describeFailure } from './http/error-handler.ts';
import type { Log } from './log.ts';
import { toInstant } from './to-instant.ts';

const LOOK_EVERY_MS = 60_000;

type WatchDeps = { readonly database: Database; readonly clock: Clock; readonly log: Log };

/** @returns how to end the watch, once it has looked for the first time */
export async function watchServerClock(deps: WatchDeps): Promise<() => Promise<void>> {
  await look(deps, () => true);
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(() => look(deps, ({ isNew }) => isNew));
  }, LOOK_EVERY_MS);
  // A start that fails must end the process, which nothing but the server itself keeps alive.
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
    // It is looked at again in a minute, and no punch waits for it.
    log.error(describeFailure(failure), 'the clock could not be compared with the database');
  }
}
