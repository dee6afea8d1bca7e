/** What does the clock on the wall show? Time zones are known only through this small type. */
import { type Instant } from './minutes.ts';

/** A time zone. Offsets are whole minutes, so that clock minutes are the same everywhere. */
export type Zone = {
  readonly name: string;
  /** Minutes to add to UTC to get the wall clock at this instant; Iceland 0, Copenhagen 60 or 120. */
  readonly offsetMinutesAt: (instant: Instant) => number;
  /** The first instant after `after` and before `before` at which the offset changes, or null. */
  readonly nextOffsetChange: (after: Instant, before: Instant) => Instant | null;
};

/** The zone whose wall clock is UTC. It serves Iceland, whose offset has been 0 since 1968. */
export const utcZone: Zone = { name: 'UTC', offsetMinutesAt: () => 0, nextOffsetChange: () => null };

/** A zone, or the IANA name of one: `Europe/Warsaw`. Whatever is told a name the runtime does not know throws a RangeError. */
export type InZone = Zone | string;
