// Was the server's clock set back? Each minute the newest moment at which a server ran is stored. A clock behind that moment was set
// back, and what was over by then is ended for good. When the clock has caught up, nothing shows the jump any more, so it stays stored until an operator confirms the clock.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { endWhatWasOver } from '#features/auth/session-end-store.ts';
import { lockKnownClock, saveKnownClock, type ClockSetBack } from './installation-store.ts';

/** The clocks of servers on one database may differ by this much, and NTP moves a clock by less. */
const SLACK_MS = 60_000;

type ClockDeps = { readonly database: Database; readonly clock: Clock };

export function isBehind(newestAt: number | null, now: number): boolean {
  return newestAt !== null && newestAt - now > SLACK_MS;
}

/** The same jump is seen every minute until the clock has caught up; one after that, or further back, is another one. */
function isNewJump(newestAt: number, setBack: ClockSetBack | null, now: number): boolean {
  if (!isBehind(newestAt, now)) return false;
  return setBack === null || newestAt > setBack.fromAt || now < setBack.toAt - SLACK_MS;
}

/** @returns the jump that nobody has confirmed yet, and whether it was noticed only now */
export async function noteClock({
  database,
  clock,
}: ClockDeps): Promise<(ClockSetBack & { readonly isNew: boolean }) | null> {
  return inTransaction(database, async (tx) => {
    const { newestAt, setBack } = await lockKnownClock(tx);
    const now = clock();
    if (newestAt === null || !isBehind(newestAt, now)) {
      await saveKnownClock(tx, { newestAt: Math.max(newestAt ?? 0, now), setBack });
      return setBack && { ...setBack, isNew: false };
    }
    const isNew = isNewJump(newestAt, setBack, now);
    if (setBack !== null && !isNew) return { ...setBack, isNew };
    const noticed = { fromAt: newestAt, toAt: Math.min(now, setBack?.toAt ?? now) };
    await endWhatWasOver(tx, newestAt, now);
    await saveKnownClock(tx, { newestAt, setBack: noticed });
    return { ...noticed, isNew };
  });
}

/** The clock is right as it stands: from now on it is compared with this moment. @returns the jump that was confirmed */
export async function confirmClock({ database, clock }: ClockDeps): Promise<ClockSetBack | null> {
  return inTransaction(database, async (tx) => {
    const { newestAt, setBack } = await lockKnownClock(tx);
    const now = clock();
    if (newestAt !== null && isNewJump(newestAt, setBack, now)) await endWhatWasOver(tx, newestAt, now);
    await saveKnownClock(tx, { newestAt: now, setBack: null });
    return setBack;
  });
}
