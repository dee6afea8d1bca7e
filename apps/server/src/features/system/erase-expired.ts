// What is personal beyond the punch itself is kept for as long as the company says, and then erased: coordinates and addresses,
// photos. PIN seals and former PINs are there to check punches that come late, and go when none can come any more.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { emptyLog } from '#database/empty-log.ts';
import { inTransaction } from '#database/in-transaction.ts';
import {
  countOlder,
  eraseOlder,
  listRetentions,
  type PersonalKind,
  type Retention,
} from './expired-store.ts';

const DAY_MS = 86_400_000;
const PIN_SEAL_DAYS = 7;
/** As long as a tablet keeps its punches. */
const FORMER_PIN_DAYS = 35;

export type Expired = Readonly<Record<PersonalKind, number>>;

const KINDS: readonly PersonalKind[] = ['coordinates', 'photos', 'pinSeals', 'formerPins'];

/** @returns of how many punches, photos, seals and PINs; with `dryRun` they all stay */
export async function eraseExpired(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { dryRun }: { readonly dryRun: boolean },
): Promise<Expired> {
  const expired: Record<PersonalKind, number> = { coordinates: 0, photos: 0, pinSeals: 0, formerPins: 0 };
  const now = clock();
  for (const retention of await listRetentions(database.knex)) {
    for (const kind of KINDS) {
      const before = now - daysOf(retention, kind) * DAY_MS;
      // One short transaction each: a punch never waits for long.
      expired[kind] += dryRun
        ? await countOlder(companyScope(database.knex, retention.companyId), kind, before)
        : await inTransaction(database, (tx) =>
            eraseOlder(companyScope(tx, retention.companyId), kind, before),
          );
    }
  }
  if (!dryRun) await emptyLog(database);
  return expired;
}

function daysOf({ coordinatesDays, photosDays }: Retention, kind: PersonalKind): number {
  const days = {
    coordinates: coordinatesDays,
    photos: photosDays,
    pinSeals: PIN_SEAL_DAYS,
    formerPins: FORMER_PIN_DAYS,
  };
  return days[kind];
}
