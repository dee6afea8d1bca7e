// Loaded before the first line of the server, after its standing clock. What the server does by itself every minute or more seldom is due
// when that clock says so, not when so much time has really passed: six days of work at night and by the hour come in minutes. Shorter
// timers, which wait for disks and networks, are left alone. So is `setTimeout`: it gives up on work that takes too long in earnest.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

const LONG_MS = 60_000;
const LOOK_EVERY_MS = 5;

if (isMainThread) followTheClock();

function followTheClock() {
  const waiting = new Set();
  const { setInterval: every, clearInterval: stop } = globalThis;
  const { setTimeout: wait } = timers;

  globalThis.setInterval = (work, milliseconds, ...parts) => {
    if (!(milliseconds >= LONG_MS)) return every(work, milliseconds, ...parts);
    const timer = { dueAt: Date.now() + milliseconds, unref: () => timer, ref: () => timer };
    timer.run = () => {
      timer.dueAt = Date.now() + milliseconds;
      work(...parts);
    };
    waiting.add(timer);
    return timer;
  };
  globalThis.clearInterval = (timer) => {
    if (!waiting.delete(timer)) stop(timer);
  };

  timers.setTimeout = (milliseconds, value, options = {}) => {
    if (!(milliseconds >= LONG_MS)) return wait(milliseconds, value, options);
    return new Promise((resolve, reject) => {
      const { signal } = options;
      const end = () => {
        waiting.delete(timer);
        signal?.removeEventListener('abort', abort);
      };
      const abort = () => {
        end();
        reject(signal.reason);
      };
      const timer = {
        dueAt: Date.now() + milliseconds,
        run: () => {
          end();
          resolve(value);
        },
      };
      if (signal?.aborted) abort();
      else {
        signal?.addEventListener('abort', abort);
        waiting.add(timer);
      }
    });
  };
  syncBuiltinESMExports();

  every(() => {
    const now = Date.now();
    for (const timer of waiting) if (timer.dueAt <= now) timer.run();
  }, LOOK_EVERY_MS).unref();
}
