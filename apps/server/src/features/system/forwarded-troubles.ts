// What is wrong with what proxies tell, for anyone who can mend it: once in the log, on the desk while it lasts, and in the database for the
// doctor.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { describeFailure } from '#http/error-handler.ts';
import { FORWARDED_TROUBLES, type ForwardedTrouble } from '#http/watch-forwarded.ts';
import type { Log } from '#log.ts';
import { forgetForwardedTrouble, keepForwardedTrouble } from './forwarded-store.ts';

const HOUR_MS = 3_600_000;

/** For this long after it was last seen it is told. */
export const TROUBLE_REMEMBERED_MS = 24 * HOUR_MS;

export type ForwardedTroubles = {
  readonly note: (trouble: ForwardedTrouble) => void;
  /** @returns null where nothing was wrong for a day */
  readonly find: () => ForwardedTrouble | null;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly log: Log };
type Seen = { peer: string | null; lastAt: number; keptAt: number };

/** Forgets what servers with other settings have found. */
export async function watchForwardedTroubles({ database, clock, log }: Deps): Promise<ForwardedTroubles> {
  const seen = new Map<ForwardedTrouble['kind'], Seen>();
  const keep = (trouble: ForwardedTrouble, at: number) =>
    void keepForwardedTrouble(database.knex, trouble, at).catch((failure: unknown) =>
      log.error(describeFailure(failure), 'what is wrong with a proxy could not be kept'),
    );
  await forgetForwardedTrouble(database.knex);
  return {
    note: ({ kind, peer }) => {
      const now = clock();
      const known = seen.get(kind);
      // A proxy of one's own is named rather than a stranger who plays one.
      const trouble = { kind, peer: peer ?? known?.peer ?? null };
      if (known === undefined) log.error({ proxy: peer ?? undefined }, forwardedText(trouble));
      const isDue = known === undefined || now - known.keptAt >= HOUR_MS;
      seen.set(kind, { peer: trouble.peer, lastAt: now, keptAt: isDue ? now : known.keptAt });
      if (isDue) keep(trouble, now);
    },
    find: () => {
      const since = clock() - TROUBLE_REMEMBERED_MS;
      const kind = FORWARDED_TROUBLES.find((each) => (seen.get(each)?.lastAt ?? 0) >= since);
      return kind === undefined ? null : { kind, peer: seen.get(kind)?.peer ?? null };
    },
  };
}

const SHARED =
  'everybody shares one address: ten wrong passwords of a stranger lock a person out for all, rules about addresses see the proxy alone';

/** What is wrong, what follows and what to set, in English: for the log and the doctor. */
export function forwardedText({ kind, peer }: ForwardedTrouble): string {
  const from = peer === null ? 'from an address of the open internet' : `from ${peer}`;
  const proxy = peer ?? 'the address of your proxy';
  if (kind === 'not_believed')
    return (
      `requests come ${from} that a proxy has passed on (X-Forwarded-For or -Proto), and that is not believed. So ${SHARED}, ` +
      `and the cookie of the desk is not marked Secure. If it is your proxy, set TRUST_PROXY=${proxy} and start the server again; ` +
      'let it set X-Forwarded-For and X-Forwarded-Proto itself. If you have none, somebody made it up, and nothing happened'
    );
  if (kind === 'no_address')
    return (
      `the proxy ${peer ?? 'in front'} does not say from where requests come, as X-Forwarded-For. So ${SHARED}. ` +
      'Let it set X-Forwarded-For and X-Forwarded-Proto itself; the header Forwarded alone is not read'
    );
  return (
    'TRUST_PROXY names more than your proxies, so that a caller can choose an address: no lock-out after wrong passwords holds, and no ' +
    `rule about addresses. A request came ${from} through fewer proxies than it says, or from somebody whom it counts as one. Set it to ` +
    'the number of proxies that are there, or to their addresses, and start the server again'
  );
}
