// The company's time zone as the engine takes it, and the instants of its calendar days.
import { intlZone, startOfLocalDate, type Zone } from '@stimpill/calc';
import { daysAfter } from '#features/companies/local-date.ts';

const zones = new Map<string, Zone>();

/** A zone keeps a table of its offsets, so each is made once. */
export function companyZone(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (zone === undefined) {
    zone = intlZone(timeZone);
    zones.set(timeZone, zone);
  }
  return zone;
}

/** The instants [from, to) of the local days from `startDate` to `endDate`, both inclusive. */
export function instantsOf(range: { readonly startDate: string; readonly endDate: string }, zone: Zone) {
  return {
    from: startOfLocalDate(range.startDate, zone),
    to: startOfLocalDate(daysAfter(range.endDate, 1), zone),
  };
}
