/**
 * What happens to minutes past a limit? In each accounting period the minutes of the counted classes are taken in order
 * of time, over all entries; those past the limit take another class. The period of a minute is that of its own local
 * date, not of the date on which its entry began. Minutes whose class is paid as major holiday count towards the limit;
 * they take the class that the limit names for them, and stay as they are where it names none. Absence that counts fills
 * the limit before what was worked on its day. Where a limit is weighted, minutes may count more than themselves: all counts
 * are in hundredths of a minute, and the minute with which the limit is passed is past it.
 */
import { toLocalDate, type DaySpan } from '@stimpill/time';
import { type AbsenceByDay, type AbsenceType } from '#pay/absence-minutes.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { reclass, sliceSegment, type Segment } from '#pay/segment.ts';
import { type ClassStep, type Note, type Preparation, type Setting } from './mechanisms/mechanism.ts';
import { type Words } from '#words/words.ts';
import { type OvertimeLimit } from './overtime-limit.ts';
import { mostBeyondIn, tiersIn, type Tier } from './tiers-of-period.ts';
import { extraByPiece } from './weights.ts';
import { stretchesOf, windowTable } from './window-table.ts';

/** The kinds of period over which limits count. */
export type PeriodKind = 'day' | 'week' | 'payPeriod';

/** The accounting period that holds a day. */
export type PeriodOf = (day: number, setting: Setting) => DaySpan;

/** Every day is a period of its own. */
export const dayPeriod: PeriodOf = (day) => ({ firstDay: day, lastDay: day });

/**
 * What happens to the minutes of a counted class past the limit: they move, to a class of their own or to that of the
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
  readonly countedNames: readonly Words[];
  readonly tiers: readonly Tier[];
  readonly firstDay: number;
  /** The most that minutes of the period may count beyond themselves, in hundredths of a minute. */
  readonly mostBeyond: number;
};

/**
 * What has counted so far in the period, in hundredths of a minute: time itself, and what weighted minutes count beyond
 * themselves, also where that is more than may count.
 */
type Counted = { readonly time: number; readonly beyond: number };

/** How many minutes that count `extra` hundredths beyond themselves fit in until `until`. */
const minutesUntil = (
  until: number,
  { time, beyond }: Counted,
  extra: number,
  mostBeyond: number,
): number => {
  if (until === Infinity) return Infinity;
  const left = until - time;
  return Math.max(Math.floor((left - beyond) / (100 + extra)), Math.floor((left - mostBeyond) / 100));
};

/** A stretch of a counted class: what counted before it, and hundredths that each of its minutes counts beyond itself. */
type Stretch = {
  readonly segment: Segment;
  readonly fate: Fate;
  readonly before: Counted;
  readonly extra: number;
};

/** One segment past a tier: moved, or kept with the reason why. */
const move = (
  segment: Segment,
  tier: Tier,
  { fate, before }: Stretch,
  { kind, note, countedNames, firstDay, mostBeyond }: Applied,
): Segment => {
  const { limitMinutes, from, citation } = tier;
  const appliedMinutes = Math.floor(from / 100);
  if (fate.kind !== 'moved' || tier.class === null) {
    if (fate.kind !== 'moved') note?.(segment, { kind: fate.kind, limitMinutes, appliedMinutes });
    return segment;
  }
  const over = reclass(segment, fate.ownClass ?? tier.class, segment.movedFrom ?? segment.class);
  const beyondMinutes = Math.floor(Math.min(before.beyond, mostBeyond) / 100);
  note?.(over, {
    kind: 'over-limit',
    period: kind,
    periodStart: toLocalDate(firstDay),
    limitMinutes,
    appliedMinutes,
    ...(beyondMinutes > 0 && { beyondMinutes }),
    countedNames,
    fromClass: segment.class.name,
    fromNames: segment.class.names,
    ...(citation && { citation }),
  });
  return over;
};

/** Cuts a stretch where its minutes pass the tiers. */
const cutAtTiers = (stretch: Stretch, applied: Applied, out: Segment[]): void => {
  const { segment, before, extra } = stretch;
  const length = segment.end - segment.start;
  let from = 0;
  for (const tier of applied.tiers) {
    const to = Math.min(length, minutesUntil(tier.until, before, extra, applied.mostBeyond));
    if (to <= from) continue;
    const isWhole = from === 0 && to === length;
    const part = isWhole ? segment : sliceSegment(segment, from, to);
    out.push(tier.class === null ? part : move(part, tier, stretch, applied));
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

/** What counted so far in the period of the day in hand; that of other periods waits in the run's counts. */
type Count = { -readonly [Name in keyof Applied]: Applied[Name] } & {
  day: number;
  worked: number;
  beyond: number;
  absent: number;
};

/** Counts waiting by the first day of their period. */
type Waiting = { readonly worked: Map<number, number>; readonly beyond: Map<number, number> };

const putAway = ({ firstDay, worked, beyond }: Count, waiting: Waiting): void => {
  waiting.worked.set(firstDay, worked);
  if (beyond > 0) waiting.beyond.set(firstDay, beyond);
};

/** Visits the stretches of a segment within which every minute counts the same. */
type ByWeight = (segment: Segment, visit: (part: Segment, extra: number) => void) => void;

const byWeight = ({ weighted }: OvertimeLimit): ByWeight => {
  if (weighted === undefined) return (segment, visit) => visit(segment, 0);
  const table = windowTable(weighted.windows);
  const extraIn = extraByPiece(weighted.windows);
  return (segment, visit) =>
    stretchesOf(table, segment, (from, to, piece) => visit(sliceSegment(segment, from, to), extraIn(piece)));
};

const newCount = (kind: PeriodKind, note: Note | null, countedNames: readonly Words[]): Count => ({
  kind,
  note,
  countedNames,
  day: Number.NaN,
  firstDay: Number.NaN,
  tiers: [],
  mostBeyond: Infinity,
  worked: 0,
  beyond: 0,
  absent: 0,
});

/** Makes a limit ready to be applied over periods of one kind. */
export const moveOverLimit = (
  limit: OvertimeLimit,
  { classes, classOf, key }: Preparation,
  kind: PeriodKind,
  periodOf: PeriodOf,
): ClassStep => {
  const fates = classes.map((payClass) => fateOf(payClass, limit, classOf));
  const { countedAbsences = [], countedClasses } = limit;
  const countedNames = classes.filter(({ name }) => countedClasses.includes(name)).map(({ names }) => names);
  const visitWeights = byWeight(limit);

  // The count is one object that changes: days are many, and new objects for them would cost more than all else.
  const turnToDay = (count: Count, day: number, waiting: Waiting, setting: Setting): void => {
    const period = periodOf(day, setting);
    const { firstDay } = period;
    count.day = day;
    count.absent = absentUntil(day, firstDay, countedAbsences, setting.absenceByDay);
    if (firstDay === count.firstDay) return;
    putAway(count, waiting);
    count.firstDay = firstDay;
    count.tiers = tiersIn(period, limit, setting, classOf);
    count.mostBeyond = mostBeyondIn(period, limit, setting);
    count.worked = waiting.worked.get(firstDay) ?? 0;
    count.beyond = waiting.beyond.get(firstDay) ?? 0;
  };

  const countStretch = (segment: Segment, fate: Fate, extra: number, count: Count, out: Segment[]): void => {
    const before = { time: count.worked + 100 * count.absent, beyond: count.beyond };
    const minutes = segment.end - segment.start;
    count.worked += 100 * minutes;
    count.beyond += extra * minutes;
    // What is not moved need not be cut, unless somebody asks why it was not.
    const fits = minutesUntil(count.tiers[0]?.until ?? Infinity, before, extra, count.mostBeyond);
    if (minutes <= fits || (fate.kind !== 'moved' && count.note === null)) out.push(segment);
    else cutAtTiers({ segment, fate, before, extra }, count, out);
  };

  return (segments, setting, note) => {
    const waiting = { worked: setting.countsOf(key), beyond: setting.countsOf(`${key} beyond`) };
    const count = newCount(kind, note, countedNames);
    const out: Segment[] = [];
    for (const segment of segments) {
      const fate = fates[segment.class.index] ?? null;
      if (fate === null) {
        out.push(segment);
        continue;
      }
      if (segment.day !== count.day) turnToDay(count, segment.day, waiting, setting);
      visitWeights(segment, (part, extra) => countStretch(part, fate, extra, count, out));
    }
    putAway(count, waiting);
    return out;
  };
};
