/**
 * The public sector's shift rule as somebody writes it who needs this one rule: plain conditions, no tables. The
 * implementations with luxon and date-fns share it; they differ in how they find out day and hour.
 */

/** What a month comes to: minutes by pay line and bucket. */
export type MonthTotals = {
  readonly payLines: Record<string, number>;
  readonly buckets: Record<string, number>;
  afMinutes: number;
  shMinutes: number;
};

/** A holiday, and the hour from which it counts. */
export type DayOff = { readonly kind: 'AF' | 'SH'; readonly fromHour: number; readonly name: string };

/** A stretch of work that lies within one band of premiums. `weekday` is 1 on Monday, `month` is `yyyy-MM`. */
export type Stretch = {
  readonly minutes: number;
  readonly weekday: number;
  readonly hour: number;
  readonly month: string;
  readonly dayOff: DayOff | undefined;
};

/** The hours at which a premium can change. */
export const EDGE_HOURS = [8, 12, 16, 17] as const;

type Band = { readonly bucket: string; readonly premium: string | null };

const majorHolidayBand = ({ hour, dayOff }: Stretch): Band => {
  const isEve = dayOff?.name === 'christmasEve' || dayOff?.name === 'newYearsEve';
  const isMorningAfter = dayOff?.name === 'christmasDay' || dayOff?.name === 'newYearsDay';
  const isChristmasNight = (isEve && hour >= 16) || (isMorningAfter && hour < 8);
  return { bucket: 'majorHoliday', premium: isChristmasNight ? 'VA120' : 'VA90' };
};

const weekdayBand = ({ hour, weekday }: Stretch): Band => {
  if (hour < 8) return { bucket: 'nightTime', premium: weekday === 1 ? 'VA75' : 'VA65' };
  if (hour < 17) return { bucket: 'daytime', premium: null };
  return { bucket: 'evening', premium: weekday === 5 ? 'VA55' : 'VA33' };
};

const holidayKind = ({ hour, dayOff }: Stretch): 'AF' | 'SH' | null =>
  dayOff !== undefined && hour >= dayOff.fromHour ? dayOff.kind : null;

const bandOf = (stretch: Stretch): Band => {
  const kind = holidayKind(stretch);
  const premium = stretch.hour < 8 ? 'VA75' : 'VA55';
  if (kind === 'SH') return majorHolidayBand(stretch);
  if (kind === 'AF') return { bucket: 'holiday', premium };
  if (stretch.weekday <= 5) return weekdayBand(stretch);
  return { bucket: stretch.hour < 8 ? 'nightTime' : 'weekend', premium };
};

const add = (sums: Record<string, number>, name: string, minutes: number): void => {
  if (minutes > 0) sums[name] = (sums[name] ?? 0) + minutes;
};

/** How many of the minutes after `before` lie below a limit. */
const below = (limit: number, before: number, minutes: number): number =>
  Math.max(0, Math.min(minutes, limit - before));

type DaysOff = ReadonlyMap<string, DayOff>;

/** Half working days of months, counted once for each list of days off. */
const known = new WeakMap<DaysOff, Map<string, number>>();

const countHalves = (month: string, daysOff: DaysOff): number => {
  let halves = 0;
  const day = new Date(`${month}-01T00:00Z`);
  for (; day.toISOString().slice(0, 7) === month; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() === 0 || day.getUTCDay() === 6) continue;
    const dayOff = daysOff.get(day.toISOString().slice(0, 10));
    halves += dayOff === undefined ? 2 : Math.min(1, dayOff.fromHour);
  }
  return halves;
};

const halvesOf = (month: string, daysOff: DaysOff): number => {
  const months = known.get(daysOff) ?? new Map<string, number>();
  known.set(daysOff, months);
  const halves = months.get(month) ?? countHalves(month, daysOff);
  months.set(month, halves);
  return halves;
};

/** A month's count of worked minutes and what they are paid as. The duty is 7.2 hours for each working day. */
export const createMonth = (employmentRatio: number, daysOff: DaysOff) => {
  const dutyOf = (month: string): number =>
    Math.floor((halvesOf(month, daysOff) * 2160 * employmentRatio) / 10);
  const firstOvertime = Math.floor(10_116 * employmentRatio);
  const worked = new Map<string, number>();
  const totals: MonthTotals = { payLines: {}, buckets: {}, afMinutes: 0, shMinutes: 0 };

  /** Counts a stretch in its month; pays it if it belongs to an entry of the month asked for. */
  const take = (stretch: Stretch, isPaid: boolean): void => {
    const before = worked.get(stretch.month) ?? 0;
    worked.set(stretch.month, before + stretch.minutes);
    if (!isPaid) return;
    const { bucket, premium } = bandOf(stretch);
    const { minutes } = stretch;
    const regular = below(dutyOf(stretch.month), before, minutes);
    const atFirstRate = premium === null ? below(firstOvertime, before, minutes) - regular : 0;
    const isMajor = bucket === 'majorHoliday';
    add(totals.payLines, 'DV', regular);
    if (premium !== null) add(totals.payLines, premium, regular);
    add(totals.payLines, 'YV1', atFirstRate);
    add(totals.payLines, isMajor ? 'SH' : 'YV2', minutes - regular - atFirstRate);
    add(totals.buckets, bucket, regular);
    add(totals.buckets, isMajor ? bucket : 'overtime', minutes - regular);
    if (holidayKind(stretch) === 'AF') totals.afMinutes += minutes;
    if (holidayKind(stretch) === 'SH') totals.shMinutes += minutes;
  };

  return { take, totals };
};
