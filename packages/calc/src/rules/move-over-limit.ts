/**
 * What becomes of minutes past a limit? In each accounting period the minutes of the counted classes are taken in order
 * of time, over all entries; those past the limit take another class. The period of a minute is that of its own local
 * date, not of the date on which its entry began. Minutes whose class is paid as major holiday count towards the limit
 * but are never moved: overtime would pay less.
 */
import { type Citation } from '#holidays/citation.ts';
import { reclass, sliceSegment, type Segment } from '#pay/segment.ts';
import { toLocalDate } from '#time/local-date.ts';
import { type ClassStep, type Note, type Preparation, type Setting } from './mechanisms/mechanism.ts';
import { type OvertimeLimit } from './overtime-limit.ts';
import { WHOLE, wholeLimit } from './scale.ts';

/** The kinds of period over which limits count. */
export type PeriodKind = 'day' | 'week' | 'payPeriod';

/** The first day number of the accounting period that holds a day. */
export type PeriodOf = (day: number, setting: Setting) => number;

/** Whole minutes at which a class begins. */
type Tier = {
  readonly from: number;
  readonly class: string;
  readonly limitMinutes: number;
  readonly citation?: Citation;
};

const tiersOf = (limit: OvertimeLimit, ratioMillionths: number): readonly Tier[] => {
  const ratio = limit.scaledByRatio === true ? ratioMillionths : WHOLE;
  const { limitMinutes, overtimeClass, higherTiers = [] } = limit;
  return [{ limitMinutes, overtimeClass }, ...higherTiers].map((tier) => ({
    ...tier,
    from: wholeLimit(tier.limitMinutes, ratio),
    class: tier.overtimeClass,
  }));
};

/** Keeps the tiers of the last ratio: one employee is calculated at a time. */
const rememberTiers = (limit: OvertimeLimit) => {
  let known = { ratio: WHOLE, tiers: tiersOf(limit, WHOLE) };
  return (ratio: number): readonly Tier[] => {
    if (known.ratio !== ratio) known = { ratio, tiers: tiersOf(limit, ratio) };
    return known.tiers;
  };
};

/** What a limit is made of once it is ready, besides its tiers. */
type ReadyLimit = {
  readonly kind: PeriodKind;
  readonly periodOf: PeriodOf;
  readonly isMoved: (className: string) => boolean;
  readonly isMajor: (className: string) => boolean;
};

/** One segment past a tier: moved, or kept with the reason why. */
const move = (
  segment: Segment,
  tier: Tier,
  { kind, periodOf, isMoved, isMajor }: ReadyLimit,
  setting: Setting,
  note: Note | null,
): Segment => {
  if (isMajor(segment.class)) {
    note?.(segment, { kind: 'kept-as-major-holiday', limitMinutes: tier.limitMinutes });
    return segment;
  }
  if (!isMoved(segment.class)) {
    note?.(segment, { kind: 'counted-only', limitMinutes: tier.limitMinutes });
    return segment;
  }
  const over = reclass(segment, tier.class, segment.movedFrom ?? segment.class);
  note?.(over, {
    kind: 'over-limit',
    period: kind,
    periodStart: toLocalDate(periodOf(segment.day, setting)),
    limitMinutes: tier.limitMinutes,
    appliedMinutes: tier.from,
    fromClass: segment.class,
    ...(tier.citation && { citation: tier.citation }),
  });
  return over;
};

/** Cuts a counted segment where its minutes pass the tiers, after `before` minutes of the period. */
const cutAtTiers = (
  segment: Segment,
  tiers: readonly Tier[],
  before: number,
  emit: (part: Segment, tier: Tier | null) => void,
): void => {
  const length = segment.end - segment.start;
  let from = 0;
  let current: Tier | null = null;
  const close = (to: number): void => {
    if (to <= from) return;
    const isWhole = from === 0 && to === length;
    emit(isWhole ? segment : sliceSegment(segment, from, to), current);
    from = to;
  };
  for (const tier of tiers) {
    if (tier.from - before >= length) break;
    close(tier.from - before);
    current = tier;
  }
  close(length);
};

/** Makes a limit ready to be applied over periods of one kind. */
export const moveOverLimit = (
  limit: OvertimeLimit,
  { codes, key }: Preparation,
  kind: PeriodKind,
  periodOf: PeriodOf,
): ClassStep => {
  const counted = new Set(limit.countedClasses);
  const moved = new Set(limit.movedClasses ?? limit.countedClasses);
  const tiersFor = rememberTiers(limit);
  const ready: ReadyLimit = {
    kind,
    periodOf,
    isMoved: (className) => moved.has(className),
    isMajor: (className) => codes.get(className)?.bucket === 'majorHoliday',
  };

  return (segments, setting, note) => {
    const counts = setting.countsOf(key);
    const tiers = tiersFor(setting.ratioMillionths);
    const out: Segment[] = [];
    const emit = (part: Segment, tier: Tier | null): void => {
      out.push(tier === null ? part : move(part, tier, ready, setting, note));
    };
    for (const segment of segments) {
      if (!counted.has(segment.class)) {
        out.push(segment);
        continue;
      }
      const period = periodOf(segment.day, setting);
      const before = counts.get(period) ?? 0;
      counts.set(period, before + segment.end - segment.start);
      cutAtTiers(segment, tiers, before, emit);
    }
    return out;
  };
};
