// A time entry as it stands in the fields of the dialog, and back.
import { instantAt, localDateOf, localTimeOf, nextAt, toMinuteOfDay } from '@stimpill/time';
import type { SaidEntry, TimeEntryRecord, TriedCorrection } from '#api/timesheets.ts';

/** What shall be done with an entry; a new one is `change`d from nothing. */
export type Act = 'change' | 'split' | 'remove';

type BreakValues = {
  /** HH:mm, or empty */
  readonly from: string;
  readonly to: string;
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
  readonly endDate: string;
  readonly endTime: string;
  readonly breaks: readonly BreakValues[];
  /** The project and its part with a space between, or empty. */
  readonly project: string;
  readonly isDraft: boolean;
  readonly splitDate: string;
  readonly splitTime: string;
  readonly reason: string;
};

export const NEW_BREAK: BreakValues = { from: '', to: '', kind: 'unpaid', startAtUtc: '', endAtUtc: '' };

export function valuesOfDay(date: string): CorrectionValues {
  return {
    kind: 'work',
    startDate: date,
    startTime: '',
    endDate: date,
    endTime: '',
    breaks: [],
    project: '',
    isDraft: false,
    splitDate: date,
    splitTime: '',
    reason: '',
  };
}

export function toValues(entry: TimeEntryRecord, timeZone: string): CorrectionValues {
  const date = (instant: string) => localDateOf(Date.parse(instant), timeZone);
  const time = (instant: string) => localTimeOf(Date.parse(instant), timeZone);
  const { startAtUtc, endAtUtc, projectId, subProjectId, breaks } = entry;
  return {
    kind: entry.kind,
    startDate: date(startAtUtc),
    startTime: time(startAtUtc),
    endDate: date(endAtUtc ?? startAtUtc),
    endTime: endAtUtc === null ? '' : time(endAtUtc),
    breaks: breaks.map(({ kind, ...at }) => ({
      from: time(at.startAtUtc),
      to: time(at.endAtUtc),
      kind,
      ...at,
    })),
    project: [projectId, subProjectId].filter((id) => id !== null).join(' '),
    isDraft: entry.isDraft,
    splitDate: date(startAtUtc),
    splitTime: '',
    reason: '',
  };
}

/** The entry without its id, as it is said to the server. */
export function saidOf(entry: TimeEntryRecord): SaidEntry {
  const { kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft } = entry;
  return { kind, startAtUtc, endAtUtc, breaks, projectId, subProjectId, isDraft };
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
  const { startDate, startTime, endDate, endTime, kind, isDraft } = values;
  if (startDate === '' || startTime === '' || (endTime !== '' && endDate === '')) return undefined;
  const startAtUtc = instantOf(startDate, startTime, timeZone, read?.startAtUtc);
  const endAtUtc = endTime === '' ? null : instantOf(endDate, endTime, timeZone, read?.endAtUtc ?? undefined);
  const breaks = values.breaks.map((each) => toBreak(each, startAtUtc, timeZone));
  if (breaks.includes(undefined)) return undefined;
  const [projectId = null, subProjectId = null] = values.project.split(' ').filter((id) => id !== '');
  return {
    kind,
    startAtUtc,
    endAtUtc,
    breaks: breaks.filter((each) => each !== undefined),
    projectId,
    subProjectId,
    isDraft,
  };
}

/** Where an entry shall be split; undefined while a day or a time is missing. */
export function splitAt({ splitDate, splitTime }: CorrectionValues, timeZone: string): string | undefined {
  return splitDate === '' || splitTime === ''
    ? undefined
    : instantOf(splitDate, splitTime, timeZone, undefined);
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
function toBreak({ from, to, kind, ...read }: BreakValues, entryStart: string, timeZone: string) {
  if (from === '' || to === '') return undefined;
  const start = Date.parse(entryStart);
  const known = read.startAtUtc === '' ? start : Math.max(start, Date.parse(read.startAtUtc));
  const day = localDateOf(known, timeZone);
  const onDay = instantAt(day, toMinuteOfDay(from), timeZone);
  const startAt = onDay > start - 60_000 ? onDay : nextAt(start, toMinuteOfDay(from), timeZone);
  const startAtUtc = keepRead(startAt, read.startAtUtc, timeZone);
  const endAtUtc = keepRead(
    nextAt(Date.parse(startAtUtc), toMinuteOfDay(to), timeZone),
    read.endAtUtc,
    timeZone,
  );
  return { startAtUtc, endAtUtc, kind };
}

function instantOf(date: string, time: string, timeZone: string, read: string | undefined): string {
  return keepRead(instantAt(date, toMinuteOfDay(time), timeZone), read ?? '', timeZone);
}

/** The minute, or the moment that was read where the clock showed the same then: with its seconds, and of two such hours the same one. */
function keepRead(minute: number, read: string, timeZone: string): string {
  const known = Date.parse(read);
  const shown = (at: number) => `${localDateOf(at, timeZone)} ${localTimeOf(at, timeZone)}`;
  return !Number.isNaN(known) && shown(known) === shown(minute) ? read : new Date(minute).toISOString();
}
