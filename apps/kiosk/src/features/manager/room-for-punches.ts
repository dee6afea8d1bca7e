// How long the free space of a tablet would last, if it kept every punch for ever. It does not: 35 days after the server has one, it goes.

/** What one punch takes at most, without a photo: its row, its second copy while it waits, and as much again for the database. */
export const BYTES_PER_PUNCH = 16_384;

/** A hundred people who clock in and out, with a break. */
const PUNCHES_A_DAY = 400;
const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;
const MOST_YEARS = 99;

type Room = { readonly kind: 'years' | 'months'; readonly count: number } | { readonly kind: 'little' };

/** @param freeMib space that this address may still fill, in MiB */
export function roomForPunches(freeMib: number): Room {
  const years = (freeMib * 1_048_576) / (BYTES_PER_PUNCH * PUNCHES_A_DAY * DAYS_A_YEAR);
  if (years >= 1) return { kind: 'years', count: Math.min(MOST_YEARS, Math.floor(years)) };
  const months = Math.floor(years * MONTHS_A_YEAR);
  return months >= 1 ? { kind: 'months', count: months } : { kind: 'little' };
}
