/** What does the wall clock show at a clock minute? Keeps a zone's offsets by stretches, so that the zone is not asked for each entry. */
import { instantOf, minuteOf, MINUTES_PER_DAY } from './minutes.ts';
import { type Zone } from './zone.ts';

/** Clock minutes from `from` until (not including) `until`, over which the offset stays as it is. */
type EvenStretch = { readonly from: number; readonly until: number; readonly offset: number };

/** The wall clock of a zone, in clock minutes since 1970. */
export type Clock = {
  /** A stretch around a minute over which the wall runs evenly: minute plus `offset` is what it shows. */
  readonly stretchAt: (minute: number) => EvenStretch;
  /** Minutes to add to a clock minute to get the wall clock. */
  readonly offsetAt: (minute: number) => number;
};

/** How far around a minute a zone is asked at once. */
const REACH = 60 * MINUTES_PER_DAY;

const readStretch = (zone: Zone, minute: number): EvenStretch => {
  const last = minute + REACH;
  let from = minute - REACH;
  for (;;) {
    const change = zone.nextOffsetChange(instantOf(from), instantOf(last));
    const until = change === null ? last : minuteOf(change);
    if (minute < until) return { from, until, offset: zone.offsetMinutesAt(instantOf(from)) };
    from = until;
  }
};

const createClock = (zone: Zone): Clock => {
  // One employee's time is asked for in order, so the stretch that was last asked for is nearly always the next one.
  let known: EvenStretch = { from: 0, until: 0, offset: 0 };
  const stretchAt = (minute: number): EvenStretch => {
    if (minute < known.from || minute >= known.until) known = readStretch(zone, minute);
    return known;
  };
  return { stretchAt, offsetAt: (minute) => stretchAt(minute).offset };
};

const clocks = new WeakMap<Zone, Clock>();

/**
 * The clock of a zone, made once and kept for as long as the zone.
 * @example clockOf(intlZone('Europe/Copenhagen')).offsetAt(0) // 60
 */
export const clockOf = (zone: Zone): Clock => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = createClock(zone);
  clocks.set(zone, clock);
  return clock;
};
