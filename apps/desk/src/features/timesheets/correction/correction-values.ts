// A time entry as it stands in the fields of the dialog, and back.
import {
  instantsAt,
  localDateOf,
  localTimeOf,
  minuteOf,
  nextTimes,
  takenOf,
  toMinuteOfDay,
  whichAt,
  type Meant,
  type Which,
} from '@stimpill/time';
import { saidOf, type SaidEntry, type TimeEntryRecord, type TriedCorrection } from '#api/timesheets.ts';

/** What is done with an entry; a new one is `change`d from nothing. */
export type Act = 'change' | 'split' | 'remove';

type BreakValues = {
  /** HH:mm, or empty */
  readonly from: string;
  readonly to: string;
  readonly fromWhich: Which;
  readonly toWhich: Which;
  readonly kind: SaidEntry['breaks'][number]['kind'];
  /** As they were read, since a punch has seconds; empty for a new break. */
  readonly startAtUtc: string;
  readonly endAtUtc: string;
};

export type CorrectionValues = {
  readonly kind: SaidEntry['kind'];
  /** yyyy-MM-dd, or empty */
  readonly startDate: string;
  /** HH:mm, or empty */
  readonly startTime: string;
  /** Of a time that the clock shows twice, as of every other one. */
  readonly startWhich: Which;
  readonly endDate: string;
  readonly endTime: string;
  readonly endWhich: Which;
  readonly breaks: readonly BreakValues[];
  /** The project and its part with a space between, or empty. */
  readonly project: string;
  readonly isDraft: boolean;
  readonly splitDate: string;
  readonly splitTime: string;
  readonly splitWhich: Which;
  readonly reason: string;
};

export const NEW_BREAK: BreakValues = {
  ...{ from: '', to: '', fromWhich: 'first', toWhich: 'first' },
  ...{ kind: 'unpaid', startAtUtc: '', endAtUtc: '' },
};

export function valuesOfDay(date: string): CorrectionValues {
  return {
    kind: 'work',
    startDate: date,
    startTime: '',
    startWhich: 'first',
    endDate: date,
    endTime: '',
    endWhich: 'first',
    breaks: [],
    project: '',
    isDraft: false,
    splitDate: date,
    splitTime: '',
    splitWhich: 'first',
    reason: '',
  };
}

export function toValues(entry: TimeEntryRecord, timeZone: string): CorrectionValues {
  const date = (instant: string) => localDateOf(Date.parse(instant), timeZone);
  const time = (instant: string) => localTimeOf(Date.parse(instant), timeZone);
  const which = (instant: string) => whichAt(Date.parse(instant), timeZone);
  const { startAtUtc, endAtUtc, projectId, subProjectId, breaks } = entry;
  return {
    kind: entry.kind,
    startDate: date(startAtUtc),
    startTime: time(startAtUtc),
    startWhich: which(startAtUtc),
    endDate: date(endAtUtc ?? startAtUtc),
    endTime: endAtUtc === null ? '' : time(endAtUtc),
    endWhich: which(endAtUtc ?? startAtUtc),
    breaks: breaks.map(({ kind, ...at }) => ({
      from: time(at.startAtUtc),
      to: time(at.endAtUtc),
      fromWhich: which(at.startAtUtc),
      toWhich: which(at.endAtUtc),
      kind,
      ...at,
    })),
    project: [projectId, subProjectId].filter((id) => id !== null).join(' '),
    isDraft: entry.isDraft,
    splitDate: date(startAtUtc),
    splitTime: '',
    splitWhich: 'first',
    reason: '',
  };
}

/**
 * What the fields say. A time that was not touched keeps its seconds.
 * @param read the entry as it was read; not given for a new one
 * @returns undefined while a day or a time is missing
 */
export function toSaid(
  values: CorrectionValues,
  read: TimeEntryRecord | undefined,
  timeZone: string,
): SaidEntry | undefined {
  const { endTime, kind, isDraft } = values;
  const { start, end, breaks: times } = timesOf(values, timeZone);
  if (start === undefined || (endTime !== '' && end === undefined)) return undefined;
  const breaks = values.breaks.map((each, place) => toBreak(each, times[place]));
  if (breaks.includes(undefined)) return undefined;
  const [projectId = null, subProjectId = null] = values.project.split(' ').filter((id) => id !== '');
  return {
    kind,
    startAtUtc: written(start, values.startWhich, read?.startAtUtc),
    endAtUtc: end === undefined ? null : written(end, values.endWhich, read?.endAtUtc),
    breaks: breaks.filter((each) => each !== undefined),
    projectId,
    subProjectId,
    isDraft,
  };
}

/** Where an entry shall be split; undefined while a day or a time is missing. */
export function splitAt(values: CorrectionValues, timeZone: string): string | undefined {
  const { split } = timesOf(values, timeZone);
  return split && written(split, values.splitWhich, undefined);
}

type BreakTimes = { readonly from: Meant | undefined; readonly to: Meant | undefined };

/** What each time in the fields may mean; undefined where it or its day is missing. */
export type TimesTyped = {
  readonly start: Meant | undefined;
  readonly end: Meant | undefined;
  readonly split: Meant | undefined;
  readonly breaks: readonly BreakTimes[];
};

export function timesOf(values: CorrectionValues, timeZone: string): TimesTyped {
  const on = (date: string, time: string) =>
    date === '' || time === '' ? undefined : instantsAt(date, toMinuteOfDay(time), timeZone);
  const start = on(values.startDate, values.startTime);
  const startAt = start && takenOf(start, values.startWhich);
  return {
    start,
    end: on(values.endDate, values.endTime),
    split: on(values.splitDate, values.splitTime),
    breaks: values.breaks.map((each) => breakTimes(each, startAt, timeZone)),
  };
}

/** What is tried before it is saved; undefined while it is not whole, or as it stands already. */
export function toTried(
  act: Act,
  values: CorrectionValues,
  about: {
    readonly employeeId: string;
    readonly read: TimeEntryRecord | undefined;
    readonly timeZone: string;
  },
): TriedCorrection | undefined {
  const { employeeId, read, timeZone } = about;
  if (act === 'remove') return read && { timeEntryId: read.id };
  if (act === 'split') {
    const splitAtUtc = splitAt(values, timeZone);
    return read && splitAtUtc !== undefined ? { timeEntryId: read.id, splitAtUtc } : undefined;
  }
  const entry = toSaid(values, read, timeZone);
  if (!entry) return undefined;
  if (!read) return { employeeId, entry };
  return JSON.stringify(entry) === JSON.stringify(saidOf(read)) ? undefined : { timeEntryId: read.id, entry };
}

/** A break has no day of its own: it lies where the clock first shows it after the start, or on the day that it had. */
function breakTimes(row: BreakValues, start: number | undefined, timeZone: string): BreakTimes {
  if (start === undefined || row.from === '') return { from: undefined, to: undefined };
  const known = row.startAtUtc === '' ? start : Math.max(start, Date.parse(row.startAtUtc));
  const day = localDateOf(known, timeZone);
  const minute = toMinuteOfDay(row.from);
  const from =
    day === localDateOf(start, timeZone)
      ? nextTimes(start, minute, timeZone)
      : instantsAt(day, minute, timeZone);
  const to =
    row.to === '' ? undefined : nextTimes(takenOf(from, row.fromWhich), toMinuteOfDay(row.to), timeZone);
  return { from, to };
}

function toBreak({ fromWhich, toWhich, kind, startAtUtc, endAtUtc }: BreakValues, times?: BreakTimes) {
  if (times?.from === undefined || times.to === undefined) return undefined;
  return {
    startAtUtc: written(times.from, fromWhich, startAtUtc),
    endAtUtc: written(times.to, toWhich, endAtUtc),
    kind,
  };
}

/** The minute, or the moment that was read where it lies in it: with its seconds. */
function written(times: Meant, which: Which, read: string | null | undefined): string {
  const minute = takenOf(times, which);
  const isInIt = typeof read === 'string' && minuteOf(Date.parse(read)) === minuteOf(minute);
  return isInIt ? read : new Date(minute).toISOString();
}
