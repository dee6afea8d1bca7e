export { instantOf, minuteOf, MINUTES_PER_DAY, type Instant } from './minutes.ts';
export {
  addDays,
  datesOf,
  dayNumber,
  daysFrom,
  isLocalDate,
  toDayNumber,
  toLocalDate,
  weekdayOf,
  weekdayOfDate,
  WEEKDAYS,
  yearOf,
  type DateRange,
  type LocalDate,
  type Weekday,
} from './local-date.ts';
export { fromTo } from './from-to.ts';
export { isLocalTime, toLocalTime, toMinuteOfDay, type LocalTime } from './local-time.ts';
export { addMonths, completedMonths, monthAfter, rangeOfMonth, type Month } from './months.ts';
export {
  mondayOf,
  monthSpanOf,
  periodAround,
  periodsOver,
  weekOf,
  weekSpanOf,
  type DaySpan,
} from './periods.ts';
export { utcZone, type InZone, type Zone } from './zone.ts';
export { intlZone, isTimeZone } from './intl-zone.ts';
export { clockOf, type Clock } from './clock.ts';
export {
  daysBetween,
  localDateOf,
  localDayOf,
  localTimeOf,
  minuteOfDayAt,
  wallPartsOf,
  type WallParts,
} from './on-the-wall.ts';
export {
  firstMinuteAt,
  instantAt,
  instantsAt,
  instantsOf,
  nextTimes,
  startOfLocalDate,
  takenOf,
  type Meant,
  type Which,
} from './instant-at.ts';
export {
  offsetName,
  shownTwiceAround,
  whichAt,
  whichOfTwo,
  writeLocalMinute,
  type ShownTwice,
} from './which-of-two.ts';
