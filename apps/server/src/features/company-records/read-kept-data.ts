// What a company keeps about people for some time only: what is asked for now, and what is still here from when it was.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Table } from '#database/table.ts';
import { pinSeals } from '#database/tables/punches.ts';
import { formerPins } from '#database/tables/sign-in.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import type { ChangeableSettings } from './change-settings.ts';
import * as store from './kept-data-store.ts';

const DAY_MS = 86_400_000;

type Deciding = Pick<ChangeableSettings, 'terminal' | 'retentionDays' | 'timeZone'>;

export async function readKeptData(
  scope: CompanyScope,
  { terminal, retentionDays, timeZone }: Deciding,
  now: number,
) {
  const asksForPhotos = terminal.punchPhoto !== 'none';
  const asksForPlace = terminal.gpsOnClockIn;
  const olderUntil = async (findNewest: typeof store.findNewestPhotoAt, days: number) => {
    const newest = await findNewest(scope, now - days * DAY_MS);
    return newest === undefined ? null : localDateOf(newest + days * DAY_MS, timeZone);
  };
  const { photos: photoDays, coordinates: placeDays } = retentionDays;
  return {
    asksForPhotos,
    photoDays,
    olderPhotosUntil: asksForPhotos ? null : await olderUntil(store.findNewestPhotoAt, photoDays),
    asksForPlace,
    placeDays,
    olderPlacesUntil: asksForPlace ? null : await olderUntil(store.findNewestPlaceAt, placeDays),
    sealedPinDays: daysOf(pinSeals),
    formerPinDays: daysOf(formerPins),
  };
}

/** For how many days the rows of a table are kept. */
const daysOf = ({ name, passes }: Table): number =>
  passes !== undefined && 'days' in passes ? passes.days : assertNeverHappens(`${name} that never pass`);
