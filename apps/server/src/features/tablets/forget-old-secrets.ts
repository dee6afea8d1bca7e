// What must not be kept: seals that were never opened, PINs that were replaced long ago, coordinates and photos past their time. On
// SQLite the log is emptied too, every minute: seals are erased as soon as they are opened, and would stand in it till it is full.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { emptyLogIfFree } from '#database/empty-log.ts';
import { forgetFormerPins } from '#features/auth/former-pin-store.ts';
import { eraseOldDetails, eraseOldPhotos, eraseOldSeals } from '#features/tablets/wire/stored-punch-store.ts';

const DAY_MS = 86_400_000;

export async function forgetOldSecrets({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock();
  await eraseOldSeals(database.knex, now - 7 * DAY_MS);
  await forgetFormerPins(database.knex, now - 35 * DAY_MS);
  await eraseOldPhotos(database.knex, now);
  await eraseOldDetails(database.knex, now);
  await emptyLogIfFree(database);
}
