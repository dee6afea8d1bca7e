import { MINUTES_PER_DAY } from './minutes.ts';

/** A wall-clock time within a day, written `HH:mm`. `24:00` is the end of the day. */
export type LocalTime = string;

const TIME_FORM = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/**
 * Is this a time of the form `HH:mm`, from `00:00` to `24:00`?
 * @example isLocalTime('7:00') // false
 */
export const isLocalTime = (text: string): boolean => TIME_FORM.test(text);

/**
 * A local time as minutes since local midnight, 0 to 1440. Throws on text that is not a time.
 * @example toMinuteOfDay('07:30') // 450
 */
export const toMinuteOfDay = (time: LocalTime): number => {
  const match = TIME_FORM.exec(time);
  if (match === null) throw new RangeError(`"${time}" is not a time of the form HH:mm.`);
  const [, hours, minutes] = match;
  return hours === undefined ? MINUTES_PER_DAY : Number(hours) * 60 + Number(minutes);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Minutes since local midnight, 0 to 1439, as a local time.
 * @example toLocalTime(450) // '07:30'
 */
export const toLocalTime = (minuteOfDay: number): LocalTime =>
  `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
