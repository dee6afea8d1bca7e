import { type Instant } from './minutes.ts';
import { utcZone, type InZone, type Zone } from './zone.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const BLOCK_MS = 400 * MS_PER_DAY;

/** Offsets over one block of time: `offsets[i]` holds from `starts[i]` on. */
type Block = { readonly starts: readonly Instant[]; readonly offsets: readonly number[] };

const OFFSET_FORM = /GMT(?:([+-])(\d{2}):(\d{2}))?/;

const readOffset = (format: Intl.DateTimeFormat, instant: Instant): number => {
  const [, sign, hours, minutes] = OFFSET_FORM.exec(format.format(instant)) ?? [];
  if (sign === undefined) return 0;
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -size : size;
};

/** Halves a day in which the offset changed until one minute is left: the minute at which the change takes effect. */
const findChange = (format: Intl.DateTimeFormat, before: Instant, after: Instant): Instant => {
  const offsetBefore = readOffset(format, before);
  let low = before / MS_PER_MINUTE;
  let high = after / MS_PER_MINUTE;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(format, middle * MS_PER_MINUTE) === offsetBefore) low = middle;
    else high = middle;
  }
  return high * MS_PER_MINUTE;
};

const readBlock = (format: Intl.DateTimeFormat, start: Instant): Block => {
  const starts = [start];
  const offsets = [readOffset(format, start)];
  for (let day = start; day < start + BLOCK_MS; day += MS_PER_DAY) {
    const next = readOffset(format, day + MS_PER_DAY);
    if (next === offsets.at(-1)) continue;
    starts.push(findChange(format, day, day + MS_PER_DAY));
    offsets.push(next);
  }
  return { starts, offsets };
};

const offsetIn = (block: Block, instant: Instant): number => {
  let index = block.starts.length - 1;
  while (index > 0 && (block.starts[index] ?? 0) > instant) index -= 1;
  return block.offsets[index] ?? 0;
};

const readZone = (timeZone: string): Zone => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const blocks = new Map<number, Block>();

  const blockAt = (index: number): Block => {
    const known = blocks.get(index);
    if (known !== undefined) return known;
    const block = readBlock(format, index * BLOCK_MS);
    blocks.set(index, block);
    return block;
  };

  return {
    name: timeZone,
    offsetMinutesAt: (instant) => offsetIn(blockAt(Math.floor(instant / BLOCK_MS)), instant),
    nextOffsetChange: (after, before) => {
      const lastIndex = Math.floor(before / BLOCK_MS);
      for (let index = Math.floor(after / BLOCK_MS); index <= lastIndex; index += 1) {
        const change = blockAt(index).starts.find((start, at) => at > 0 && start > after);
        if (change !== undefined) return change < before ? change : null;
      }
      return null;
    },
  };
};

const zones = new Map<string, Zone>([['UTC', utcZone]]);

/**
 * Any IANA zone, by the time-zone data of the runtime. Its offsets are read once per 400 days of time and kept, so
 * that no entry costs an Intl call. Exact for whole-minute offsets, which all zones have had since 1972. Throws a
 * RangeError on an unknown name.
 * @example intlZone('Europe/Copenhagen').offsetMinutesAt(Date.UTC(2026, 6, 1)) // 120
 */
export const intlZone = (timeZone: string): Zone => {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = readZone(timeZone);
  zones.set(timeZone, zone);
  return zone;
};

/** The zone of a name, or the zone itself. */
export const zoneOf = (zone: InZone): Zone => (typeof zone === 'string' ? intlZone(zone) : zone);

/**
 * Whether it is the name of a zone that the runtime knows. An offset such as `+01:00` is none.
 * @example isTimeZone('Europe/Warszawa') // false
 */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    intlZone(name);
    return true;
  } catch {
    return false;
  }
};
