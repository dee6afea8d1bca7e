// The days of somebody's own record as the contract has them, in their language.
import type { DataOf } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import { localDateOf } from '@stimpill/time';
import { toChangeWord } from '#features/change-answers/to-change-word.ts';
import type { WordOfBoth } from '#features/change-answers/words-of-changes.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { toEntryRecord } from '#features/ledger/to-entry-record.ts';
import { toLoggedChange, type LogReader } from '#features/log/to-logged-change.ts';
import { toBucketFields } from '#features/timesheets/to-time-entries-data.ts';
import { wordsIn } from '#words.ts';
import type { MinutesByName } from '#features/hours/hours.ts';
import type { DayOfPerson, DaysOfPerson } from '#features/hours/read-person-days.ts';

export type OwnDays = Omit<DataOf<typeof stationOperations.readOwnDays>, 'station'>;
type OwnDay = OwnDays['days'][number];
type OwnEntry = OwnDay['entries'][number];

/** A time entry as it was when a change took it out. */
export type RemovedEntry = { readonly entry: TimeEntry; readonly change: RecordedChange };

export type OwnReader = LogReader & { readonly wordOf: (change: RecordedChange) => WordOfBoth | null };

export function toOwnDays(
  { totals, days }: DaysOfPerson,
  removed: readonly RemovedEntry[],
  reader: OwnReader,
): Pick<OwnDays, 'totalMinutes' | 'buckets' | 'days'> {
  return {
    totalMinutes: totals.totalMinutes,
    buckets: toBucketFields(totals.buckets),
    days: days
      .map((day) => toOwnDay(day, removed, reader))
      .filter((day) => [day.entries, day.absences, day.credits].some(({ length }) => length > 0))
      .toReversed(),
  };
}

function toOwnDay(day: DayOfPerson, removed: readonly RemovedEntry[], reader: OwnReader): OwnDay {
  const { date, workedMinutes, absences, credits } = day;
  const gone = removed.filter(({ entry }) => localDateOf(entry.startAt, reader.timeZone) === date);
  return {
    ...{ date, workedMinutes, absences: toAbsences(absences, reader) },
    credits: Object.entries(credits).map(([account, minutes]) => ({ account, minutes })),
    entries: [
      ...day.entries.map(({ entry, calculated, changes }) => ({
        ...toEntry(entry, changes, reader),
        isRemoved: false,
        workedMinutes: calculated.workedMinutes,
        unpaidBreakMinutes: calculated.unpaidBreakMinutes,
      })),
      ...gone.map(({ entry, change }) => ({
        ...toEntry(entry, [change], reader),
        ...{ isRemoved: true, workedMinutes: 0, unpaidBreakMinutes: 0 },
      })),
    ].sort((a, b) => Date.parse(a.startAtUtc) - Date.parse(b.startAtUtc)),
  };
}

function toEntry(
  entry: TimeEntry,
  changes: readonly RecordedChange[],
  reader: OwnReader,
): Omit<OwnEntry, 'isRemoved' | 'workedMinutes' | 'unpaidBreakMinutes'> {
  const { id, kind, startAtUtc, endAtUtc, breaks, isDraft, isLocked } = toEntryRecord(entry);
  return {
    ...{ id, kind, startAtUtc, endAtUtc, breaks, isDraft, isApproved: isLocked },
    changes: changes.filter(isOfTime).map((change) => toChange(change, reader)),
  };
}

/** An approval changes nothing that was recorded. */
const isOfTime = ({ before, after }: RecordedChange) =>
  before === null ||
  after === null ||
  Object.keys(after).some((key) => !NO_TIME.has(key) && isOther(before[key], after[key]));

const NO_TIME = new Set(['is_locked', 'paid']);
const isOther = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

function toChange(change: RecordedChange, reader: OwnReader): OwnEntry['changes'][number] {
  const { changedAtUtc, by, act, reason, fields } = toLoggedChange(change, reader);
  const word = reader.wordOf(change);
  return {
    ...{ changedAtUtc, by, act, reason, fields: act === 'changed' ? fields : [] },
    word: word && toChangeWord(word, reader),
  };
}

function toAbsences(absences: MinutesByName, { names, language }: LogReader): OwnDay['absences'] {
  const kinds: Readonly<Record<string, string>> = wordsIn(language).logWords.choices;
  return Object.entries(absences).map(([id, minutes]) => ({
    name: names.get(id) ?? kinds[id] ?? id,
    minutes,
  }));
}
