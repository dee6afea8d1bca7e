/**
 * What becomes of minutes past a limit? In each accounting period the minutes of the counted classes are taken in order
 * of time, over all entries; those past the limit take another class. The period of a minute is that of its own local
 * date, not of the date on which its entry began. Minutes whose class is paid as major holiday count towards the limit;
 * they take the class that the limit names for them, and stay as they are where it names none.
 */
import { type Citation } from '#holidays/citation.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { reclass, sliceSegment, type Segment } from '#pay/segment.ts';
import { toLocalDate } from '#time/local-date.ts';
import { type ClassStep, type Note, type Preparation, type Setting } from './mechanisms/mechanism.ts';
import { type OvertimeLimit, type OvertimeTier } from './overtime-limit.ts';
import { WHOLE, wholeLimit } from './scale.ts';

/** The kinds of period over which limits count. */
export type PeriodKind = 'day' | 'week' | 'payPeriod';

/** The first day number of the accounting period that holds a day. */
export type PeriodOf = (day: number, setting: Setting) => number;

/** The minutes of a period from `from` until `until`, and the class that they take; below the limit they keep their own. */
type Tier = {
  readonly from: number;
  readonly until: number;
  readonly class: PayClass | null;
  readonly limitMinutes: number;
  readonly citation?: Citation;
};

/** What lies below the limit and the tiers above it, lowest first, for somebody of this employment ratio. */
const tiersOf = (
  limit: OvertimeLimit,
  ratioMillionths: number,
  classOf: Preparation['classOf'],
): readonly Tier[] => {
  const ratio = limit.scaledByRatio === true ? ratioMillionths : WHOLE;
  const { limitMinutes, overtimeClass, higherTiers = [] } = limit;
  const above: readonly OvertimeTier[] = [{ limitMinutes, overtimeClass }, ...higherTiers];
  const tiers: Tier[] = [{ from: 0, until: wholeLimit(limitMinutes, ratio), class: null, limitMinutes: 0 }];
  for (const [at, tier] of above.entries()) {
    const next = above[at + 1];
    tiers.push({
      from: wholeLimit(tier.limitMinutes, ratio),
      until: next === undefined ? Infinity : wholeLimit(next.limitMinutes, ratio),
      class: classOf(tier.overtimeClass),
      limitMinutes: tier.limitMinutes,
      ...(tier.citation && { citation: tier.citation }),
    });
  }
  return tiers;
};

/**
 * What becomes of the minutes of a counted class past the limit: they move, to a class of their own or to that of the
 * tier, or stay for a reason.
 */
type Fate =
  | { readonly kind: 'moved'; readonly ownClass: PayClass | null }
  | { readonly kind: 'counted-only' | 'kept-as-major-holiday' };

/** Null for classes that are not counted. */
const fateOf = (
  { name, bucket }: PayClass,
  { countedClasses, movedClasses = countedClasses, majorHolidayClass }: OvertimeLimit,
  classOf: Preparation['classOf'],
): Fate | null => {
  if (!countedClasses.includes(name)) return null;
  if (!movedClasses.includes(name)) return { kind: 'counted-only' };
  if (bucket !== 'majorHoliday') return { kind: 'moved', ownClass: null };
  return majorHolidayClass === undefined
    ? { kind: 'kept-as-major-holiday' }
    : { kind: 'moved', ownClass: classOf(majorHolidayClass) };
};

/** A limit over one employee's segments: its tiers for the ratio, and where to tell why. */
type Applied = {
  readonly kind: PeriodKind;
  readonly tiers: readonly Tier[];
  readonly note: Note | null;
};

/** One segment past a tier: moved, or kept with the reason why. */
const move = (segment: Segment, tier: Tier, fate: Fate, period: number, { kind, note }: Applied): Segment => {
  const { limitMinutes, from, citation } = tier;
  if (fate.kind !== 'moved' || tier.class === null) {
    if (fate.kind !== 'moved') note?.(segment, { kind: fate.kind, limitMinutes });
    return segment;
  }
  const over = reclass(segment, fate.ownClass ?? tier.class, segment.movedFrom ?? segment.class);
  note?.(over, {
    kind: 'over-limit',
    period: kind,
    periodStart: toLocalDate(period),
    limitMinutes,
    appliedMinutes: from,
    fromClass: segment.class.name,
    fromNames: segment.class.names,
    ...(citation && { citation }),
  });
  return over;
};

/** Cuts a counted segment where its minutes pass the tiers, after `before` minutes of the period. */
const cutAtTiers = (
  segment: Segment,
  fate: Fate,
  before: number,
  period: number,
  applied: Applied,
  out: Segment[],
): void => {
  const { tiers } = applied;
  const length = segment.end - segment.start;
  let from = 0;
  for (const tier of tiers) {
    const to = Math.min(length, tier.until - before);
    if (to <= from) continue;
    const isWhole = from === 0 && to === length;
    const part = isWhole ? segment : sliceSegment(segment, from, to);
    out.push(tier.class === null ? part : move(part, tier, fate, period, applied));
    from = to;
  }
};

/** The minutes counted so far in the period of the day in hand; those of other periods wait in `counts`. */
type Count = { day: number; period: number; minutes: number };

const turnToDay = (count: Count, day: number, period: number, counts: Map<number, number>): void => {
  count.day = day;
  if (period === count.period) return;
  counts.set(count.period, count.minutes);
  count.period = period;
  count.minutes = counts.get(period) ?? 0;
};

/** Makes a limit ready to be applied over periods of one kind. */
export const moveOverLimit = (
  limit: OvertimeLimit,
  { classes, classOf, key }: Preparation,
  kind: PeriodKind,
  periodOf: PeriodOf,
): ClassStep => {
  const fates = classes.map((payClass) => fateOf(payClass, limit, classOf));

  return (segments, setting, note) => {
    const counts = setting.countsOf(key);
    const applied = { kind, tiers: tiersOf(limit, setting.ratioMillionths, classOf), note };
    const most = applied.tiers[0]?.until ?? Infinity;
    const count: Count = { day: Number.NaN, period: Number.NaN, minutes: 0 };
    const out: Segment[] = [];
    for (const segment of segments) {
      const fate = fates[segment.class.index] ?? null;
      if (fate === null) {
        out.push(segment);
        continue;
      }
      const { day } = segment;
      if (day !== count.day) turnToDay(count, day, periodOf(day, setting), counts);
      const before = count.minutes;
      count.minutes += segment.end - segment.start;
      // What is not moved need not be cut, unless somebody asks why it was not.
      if (count.minutes <= most || (fate.kind !== 'moved' && note === null)) out.push(segment);
      else cutAtTiers(segment, fate, before, count.period, applied, out);
    }
    counts.set(count.period, count.minutes);
    return out;
  };
};
