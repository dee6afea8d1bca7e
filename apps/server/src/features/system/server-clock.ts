// Was the server's clock set back? Each minute the newest moment at which a server ran is stored. A clock behind that moment was set
// back. When the clock has caught up, nothing shows the jump any more, so it stays stored until an operator confirms the clock.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { lockKnownClock, saveKnownClock, type ClockSetBack } from './installation-store.ts';

/** The clocks of servers on one database may differ by this much, and NTP moves a clock by less. */
const SLACK_MS = 60_000;

type ClockDeps = { readonly database: Database; readonly clock: Clock };

export function isBehind(newestAt: number | null, now: number): boolean {
  return newestAt !== null && newestAt - now > SLACK_MS;
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
    // The same jump is seen every minute until the clock has caught up.
    const isNew = setBack === null || now < setBack.toAt - SLACK_MS;
    const noticed = isNew ? { fromAt: setBack?.fromAt ?? newestAt, toAt: now } : setBack;
    if (isNew) await saveKnownClock(tx, { newestAt, setBack: noticed });
    return { ...noticed, isNew };
  });
}

/** The clock is right as it stands: from now on it is compared with this moment. @returns the jump that was confirmed */
export async function confirmClock({ database, clock }: ClockDeps): Promise<ClockSetBack | null> {
  return inTransaction(database, async (tx) => {
    const { setBack } = await lockKnownClock(tx);
    await saveKnownClock(tx, { newestAt: clock(), setBack: null });
    return setBack;
  });
}
