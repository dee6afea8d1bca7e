// How a stretch is written: of the clock, of days, of a list. One dash everywhere, the one that Icelandic, English and Polish print.

/** @example fromTo('08:00', '16:00') // '08:00–16:00' */
export function fromTo(first: string, last: string): string {
  return `${first}–${last}`;
}
