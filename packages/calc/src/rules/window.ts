/** What is a window? Hours of the week that give worked time its class, its weight or its line. */
import { MINUTES_PER_DAY, toMinuteOfDay, type Weekday } from '@stimpill/time';
import { type WeekHours } from '#calendars/week-hours.ts';
import { type DayClass } from '#calendars/work-calendar.ts';
import { type HolidayKey, ICELANDIC_HOLIDAYS } from '#holidays/iceland.ts';
import { overlaps, type Interval } from '#intervals/interval.ts';
import { type Citation } from '#holidays/citation.ts';
import { type EntryKind } from '#pay/stint.ts';
import { dayOfHoliday } from '../holidays/holiday-definition.ts';
import { FIRST_YEAR, LAST_YEAR } from '../holidays/holidays-of-year.ts';

/**
 * Hours of the week, as a rule orders them. Hours across midnight are two windows. Of windows that hold the same minute,
 * the highest priority wins.
 */
export type Hours = WeekHours & { readonly priority: number; readonly citation?: Citation };

/** Hours that give a class. With `entryKinds` only to entries of these kinds: work after a call-out may have hours of its own. */
export type Window = Hours & { readonly class: string; readonly entryKinds?: readonly EntryKind[] };

/** A window that held minutes of a piece too, and lost them to one of higher priority. Minutes of the local day. */
export type LostWindow = { readonly window: number; readonly from: number; readonly to: number };

/**
 * A stretch of a day in which one window wins, or none; it begins where the one before it ends. `winner` and `lost`
 * name windows by their index in the list.
 */
export type WindowPiece = {
  readonly until: number;
  readonly winner: number | null;
  readonly lost: readonly LostWindow[];
};

/** A local day as windows see it. */
export type KindOfDay = {
  readonly weekday: Weekday;
  readonly dayClass: DayClass;
  readonly holidays: readonly HolidayKey[];
};

const hoursOf = (window: Pick<Hours, 'from' | 'to'>): Interval => ({
  start: toMinuteOfDay(window.from ?? '00:00'),
  end: toMinuteOfDay(window.to ?? '24:00'),
});

const share = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean =>
  a === undefined || b === undefined || a.some((item) => b.includes(item));

const canShareDay = (a: readonly HolidayKey[] | undefined, b: readonly HolidayKey[] | undefined): boolean =>
  share(a, b) || (a ?? []).some((one) => (b ?? []).some((other) => canCoincide(one, other)));

type Kinds = { readonly entryKinds?: readonly EntryKind[] };

/** Is there a minute that both hold and neither wins? Such a rule has no answer. */
export const areAmbiguous = (a: Hours & Kinds, b: Hours & Kinds): boolean =>
  a.priority === b.priority &&
  share(a.entryKinds, b.entryKinds) &&
  share(a.weekdays, b.weekdays) &&
  share(a.dayClasses, b.dayClasses) &&
  canShareDay(a.holidays, b.holidays) &&
  overlaps(hoursOf(a), hoursOf(b));

const isOn = (window: Hours, { weekday, dayClass, holidays }: KindOfDay): boolean =>
  (window.weekdays?.includes(weekday) ?? true) &&
  (window.dayClasses?.includes(dayClass) ?? true) &&
  (window.holidays?.some((key) => holidays.includes(key)) ?? true);

type Candidate = Interval & { readonly index: number; readonly priority: number };

const winnerAt = (candidates: readonly Candidate[], minute: number): number | null => {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    const holds = candidate.start <= minute && minute < candidate.end;
    if (holds && (best === null || candidate.priority > best.priority)) best = candidate;
  }
  return best?.index ?? null;
};

const lostIn = (candidates: readonly Candidate[], winner: number | null, piece: Interval): LostWindow[] =>
  candidates
    .filter((candidate) => candidate.index !== winner && overlaps(candidate, piece))
    .map(({ index, start, end }) => ({
      window: index,
      from: Math.max(start, piece.start),
      to: Math.min(end, piece.end),
    }));

/**
 * The whole day, 0 to 1440, cut where the winner changes.
 * @example piecesOfDay([dayWork7To17], { weekday: 'sunday', dayClass: 'ordinary', holidays: [] })
 *   // [{ until: 1440, winner: null, lost: [] }]
 */
export const piecesOfDay = (windows: readonly Hours[], day: KindOfDay): WindowPiece[] => {
  const candidates = windows
    .map((window, index) => ({
      ...hoursOf(window),
      index,
      priority: window.priority,
      isOn: isOn(window, day),
    }))
    .filter((candidate) => candidate.isOn);
  const edges = candidates.flatMap(({ start, end }) => [start, end]);
  const starts = [...new Set([0, ...edges])].filter((edge) => edge < MINUTES_PER_DAY).sort((a, b) => a - b);
  const winners = starts.map((start) => winnerAt(candidates, start));
  const firsts = starts.filter((_, at) => at === 0 || winners[at] !== winners[at - 1]);
  return firsts.map((start, at) => {
    const until = firsts[at + 1] ?? MINUTES_PER_DAY;
    const winner = winnerAt(candidates, start);
    return { until, winner, lost: lostIn(candidates, winner, { start, end: until }) };
  });
};

const known = new Map<string, boolean>();

const coincide = (one: HolidayKey, other: HolidayKey): boolean => {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    const day = dayOfHoliday(ICELANDIC_HOLIDAYS[one].date, year);
    if (day === dayOfHoliday(ICELANDIC_HOLIDAYS[other].date, year)) return true;
  }
  return false;
};

/**
 * Do the two share a day in any of the known years?
 * @example canCoincide('ascensionDay', 'mayDay') // true, in 2008
 */
const canCoincide = (one: HolidayKey, other: HolidayKey): boolean => {
  const key = `${one} ${other}`;
  const answer = known.get(key) ?? coincide(one, other);
  known.set(key, answer);
  return answer;
};
