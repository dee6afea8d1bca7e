/**
 * What becomes of minutes past a limit? In each accounting period the minutes of the counted classes are taken in order
 * of time, over all entries; those past the limit take another class. The period of a minute is that of its own local
 * date, not of the date on which its entry began. Minutes whose class is paid as major holiday count towards the limit;
 * they take the class that the limit names for them, and stay as they are where it names none. Absence that counts fills
 * the limit before what was worked on its day.
 */
import { type DaySpan } from '#calendars/accounting-period.ts';
import { type Citation } from '#holidays/citation.ts';
import { type AbsenceByDay, type AbsenceType } from '#pay/absence-minutes.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { reclass, sliceSegment, type Segment } from '#pay/segment.ts';
import { toLocalDate } from '#time/local-date.ts';
import { type ClassStep, type Note, type Preparation, type Setting } from './mechanisms/mechanism.ts';
import { limitOfWorkingDays, limitOver } from './limit-of-period.ts';
import { type OvertimeLimit } from './overtime-limit.ts';

/** The kinds of period over which limits count. */
export type PeriodKind = 'day' | 'week' | 'payPeriod';

/** The accounting period that holds a day. */
export type PeriodOf = (day: number, setting: Setting) => DaySpan;

/** Every day is a period of its own. */
export const dayPeriod: PeriodOf = (day) => ({ firstDay: day, lastDay: day });

/** The minutes of a period from `from` until `until`, and the class that they take; below the limit they keep their own. */
type Tier = {
  readonly from: number;
  readonly until: number;
  readonly class: PayClass | null;
  readonly limitMinutes: number;
  readonly citation: Citation | undefined;
};

/** A tier that does not know yet where the next one begins. */
type OpenTier = Omit<Tier, 'until'> & { until: number };

/** The limit below which nothing moves: in minutes at full employment, and in whole minutes for this employee. */
const lowestOf = (
  { limitMinutes = 0, limitPerWorkingDayMinutes, scaledByRatio = false }: OvertimeLimit,
  period: DaySpan,
  setting: Setting,
): { readonly limitMinutes: number; readonly from: number } => {
  if (limitPerWorkingDayMinutes === undefined) {
    return { limitMinutes, from: limitOver(limitMinutes, period, scaledByRatio, setting) };
  }
  const limit = limitOfWorkingDays(limitPerWorkingDayMinutes, period, scaledByRatio, setting);
  return { limitMinutes: limit.fullMinutes, from: limit.wholeMinutes };
};

/** What lies below the limit and the tiers above it, lowest first, in a period of this employee. */
const tiersIn = (
  period: DaySpan,
  limit: OvertimeLimit,
  setting: Setting,
  classOf: Preparation['classOf'],
): readonly Tier[] => {
  const { overtimeClass, higherTiers = [], scaledByRatio = false } = limit;
  const { from, limitMinutes } = lowestOf(limit, period, setting);
  const below: OpenTier = { from: 0, until: from, class: null, limitMinutes: 0, citation: undefined };
  let last: OpenTier = {
    from,
    until: Infinity,
    class: classOf(overtimeClass),
    limitMinutes,
    citation: undefined,
  };
  const tiers = [below, last];
  for (const tier of higherTiers) {
    // By working days the lowest limit may come out above a higher one, which then begins with it.
    const reached = Math.max(last.from, limitOver(tier.limitMinutes, period, scaledByRatio, setting));
    last.until = reached;
    last = {
      from: reached,
      until: Infinity,
      class: classOf(tier.overtimeClass),
      limitMinutes: tier.limitMinutes,
      citation: tier.citation,
    };
    tiers.push(last);
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

/** The period in hand: its tiers, and where to tell why. */
type Applied = {
  readonly kind: PeriodKind;
  readonly note: Note | null;
  readonly tiers: readonly Tier[];
  readonly firstDay: number;
};

/** One segment past a tier: moved, or kept with the reason why. */
const move = (segment: Segment, tier: Tier, fate: Fate, { kind, note, firstDay }: Applied): Segment => {
  const { limitMinutes, from, citation } = tier;
  if (fate.kind !== 'moved' || tier.class === null) {
    if (fate.kind !== 'moved') note?.(segment, { kind: fate.kind, limitMinutes });
    return segment;
  }
  const over = reclass(segment, fate.ownClass ?? tier.class, segment.movedFrom ?? segment.class);
  note?.(over, {
    kind: 'over-limit',
    period: kind,
    periodStart: toLocalDate(firstDay),
    limitMinutes,
    appliedMinutes: from,
    fromClass: segment.class.name,
    fromNames: segment.class.names,
    ...(citation && { citation }),
  });
  return over;
};

/** Cuts a counted segment where its minutes pass the tiers, after `before` minutes of the period. */
const cutAtTiers = (segment: Segment, fate: Fate, before: number, applied: Applied, out: Segment[]): void => {
  const { tiers } = applied;
  const length = segment.end - segment.start;
  let from = 0;
  for (const tier of tiers) {
    const to = Math.min(length, tier.until - before);
    if (to <= from) continue;
    const isWhole = from === 0 && to === length;
    const part = isWhole ? segment : sliceSegment(segment, from, to);
    out.push(tier.class === null ? part : move(part, tier, fate, applied));
    from = to;
  }
};

/** Minutes of absence in a period until and with a day, of the kinds that count. */
const absentUntil = (
  day: number,
  firstDay: number,
  kinds: readonly AbsenceType[],
  byDay: AbsenceByDay,
): number => {
  let minutes = 0;
  if (kinds.length === 0 || byDay.size === 0) return minutes;
  for (let at = firstDay; at <= day; at += 1) {
    const ofDay = byDay.get(at);
    if (ofDay !== undefined) for (const kind of kinds) minutes += ofDay[kind];
  }
  return minutes;
};

/** The minutes counted so far in the period of the day in hand; those of other periods wait in the run's counts. */
type Count = { -readonly [Name in keyof Applied]: Applied[Name] } & {
  day: number;
  worked: number;
  absent: number;
};

/** Makes a limit ready to be applied over periods of one kind. */
export const moveOverLimit = (
  limit: OvertimeLimit,
  { classes, classOf, key }: Preparation,
  kind: PeriodKind,
  periodOf: PeriodOf,
): ClassStep => {
  const fates = classes.map((payClass) => fateOf(payClass, limit, classOf));
  const { countedAbsences = [] } = limit;

  // The count is one object that changes: days are many, and new objects for them would cost more than all else.
  const turnToDay = (count: Count, day: number, counts: Map<number, number>, setting: Setting): void => {
    const period = periodOf(day, setting);
    const { firstDay } = period;
    count.day = day;
    count.absent = absentUntil(day, firstDay, countedAbsences, setting.absenceByDay);
    if (firstDay === count.firstDay) return;
    counts.set(count.firstDay, count.worked);
    count.firstDay = firstDay;
    count.tiers = tiersIn(period, limit, setting, classOf);
    count.worked = counts.get(firstDay) ?? 0;
  };

  return (segments, setting, note) => {
    const counts = setting.countsOf(key);
    const count: Count = {
      kind,
      note,
      day: Number.NaN,
      firstDay: Number.NaN,
      tiers: [],
      worked: 0,
      absent: 0,
    };
    const out: Segment[] = [];
    for (const segment of segments) {
      const fate = fates[segment.class.index] ?? null;
      if (fate === null) {
        out.push(segment);
        continue;
      }
      if (segment.day !== count.day) turnToDay(count, segment.day, counts, setting);
      const before = count.worked + count.absent;
      const minutes = segment.end - segment.start;
      count.worked += minutes;
      // What is not moved need not be cut, unless somebody asks why it was not.
      const isBelow = before + minutes <= (count.tiers[0]?.until ?? Infinity);
      if (isBelow || (fate.kind !== 'moved' && note === null)) out.push(segment);
      else cutAtTiers(segment, fate, before, count, out);
    }
    counts.set(count.firstDay, count.worked);
    return out;
  };
};
