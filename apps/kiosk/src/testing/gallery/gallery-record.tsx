// The screens of the own record: a period with days of every kind, a day that was changed by hand with its reasons, and what is said where
// there is none.
import type { OwnDay, OwnDays, OwnEntry, OwnReasons, OwnRecordCalls } from '#features/record/own-record.ts';
import { RecordScreen } from '#features/record/record-screen.tsx';
import { DENIED } from './gallery-changes.tsx';
import type { Read } from '#ui/use-read.ts';
import { NAME } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;

const ENTRY: OwnEntry = {
  ...{
    id: 'entry',
    kind: 'work',
    startAtUtc: '2026-02-27T07:00:00.000Z',
    endAtUtc: '2026-02-27T14:30:00.000Z',
  },
  breaks: [
    { startAtUtc: '2026-02-27T11:00:00.000Z', endAtUtc: '2026-02-27T11:30:00.000Z', kind: 'unpaid' },
    { startAtUtc: '2026-02-27T13:00:00.000Z', endAtUtc: '2026-02-27T13:15:00.000Z', kind: 'worked-through' },
  ],
  ...{ isDraft: false, isApproved: true, isRemoved: false, workedMinutes: 420, unpaidBreakMinutes: 30 },
  changes: [
    {
      ...{ changedAtUtc: '2026-02-28T09:12:00.000Z', by: 'Aleksandra Brzęczyszczykiewicz-Wojciechowska' },
      ...{ act: 'changed', reason: 'Lokað var 14:30 þann dag og þú gleymdir að stimpla þig út' },
      fields: [{ name: 'endir', before: '27. feb. 2026 15:00', after: '27. feb. 2026 14:30' }],
      word: DENIED.word,
    },
  ],
};

const REMOVED: OwnEntry = {
  ...{
    ...ENTRY,
    id: 'removed',
    kind: 'call-out',
    isApproved: false,
    isRemoved: true,
    breaks: [],
    workedMinutes: 0,
  },
  unpaidBreakMinutes: 0,
  startAtUtc: '2026-02-27T21:00:00.000Z',
  endAtUtc: '2026-02-27T22:00:00.000Z',
  changes: [
    {
      ...{
        changedAtUtc: '2026-02-28T09:15:00.000Z',
        by: 'Björk',
        act: 'removed',
        reason: 'Stimplað tvisvar',
      },
      fields: [],
    },
  ],
};

const DAY: OwnDay = {
  ...{ date: '2026-02-27', workedMinutes: 420, absences: [{ name: 'Veikindi', minutes: 60 }] },
  credits: [{ account: 'restTimeOff', minutes: 90 }],
  entries: [ENTRY, REMOVED],
};

const OPEN: OwnEntry = { ...ENTRY, endAtUtc: null, isApproved: false, breaks: [], changes: [] };

const DAYS: OwnDays = {
  ...{ startDate: '2026-02-21', endDate: '2026-03-20', earlierDate: '2026-02-20', laterDate: '2026-03-21' },
  totalMinutes: 9_630,
  buckets: {
    ...{ daytimeMinutes: 9_630, eveningMinutes: 0, nightTimeMinutes: 0, weekendMinutes: 0 },
    ...{ overtimeMinutes: 0, holidayMinutes: 0, majorHolidayMinutes: 0 },
  },
  departures: [
    {
      ...{
        right: 'dailyRest',
        startDate: '2026-02-26',
        endDate: '2026-02-26',
        minutes: 540,
        limitMinutes: 660,
      },
      ...{ owedMinutes: 180, openMinutes: 70 },
      settledBy: [
        {
          ...{ bookingId: 'booking', kind: 'taken', date: '2026-03-02', minutes: 110, bookedBy: 'Björk' },
          reason: 'Fór heim á hádegi',
        },
      ],
    },
    {
      ...{
        right: 'dayOff',
        startDate: '2026-02-23',
        endDate: '2026-03-01',
        minutes: 900,
        limitMinutes: 1_440,
      },
      ...{ owedMinutes: null, openMinutes: 0, settledBy: [] },
    },
  ],
  notJudged: [{ right: 'weeklyAverage', because: 'shortRecord' }],
  days: [
    { ...DAY, date: '2026-03-02', entries: [OPEN], workedMinutes: 0, absences: [], credits: [] },
    DAY,
    { ...DAY, date: '2026-02-26', entries: [], workedMinutes: 0, credits: [] },
  ],
};

const REASONS: OwnReasons = {
  holiday: null,
  entries: [
    {
      ...{ timeEntryId: 'entry', startAtUtc: ENTRY.startAtUtc, keptOtherwise: null },
      reasons: [
        {
          ...{ hours: '07:00–11:00', minutes: 240, name: 'dagvinna' },
          sentence: '4 klst. dagvinna, því unnið var milli 07:00 og 17:00 á virkum degi. Reglan: SGS/Efling.',
        },
        {
          ...{ hours: '11:00–11:30', minutes: 30, name: null },
          sentence: 'Hlé í 30 mín. sem ekki er greitt fyrir. Reglan: SGS/Efling.',
        },
      ],
    },
  ],
  credits: [],
};

const calls = (days: Read<OwnDays>, reasons: Read<OwnReasons>): OwnRecordCalls => ({
  readDays: () => Promise.resolve(days),
  explain: () => Promise.resolve(reasons),
});

const screen = (
  days: Read<OwnDays>,
  touches: readonly string[],
  reasons: Read<OwnReasons> = { kind: 'ready', data: REASONS },
): GalleryScreen => ({
  content: (
    <RecordScreen name={NAME} calls={calls(days, reasons)} timeZone="Atlantic/Reykjavik" onClose={nothing} />
  ),
  touches,
});

const ready = (data: OwnDays): Read<OwnDays> => ({ kind: 'ready', data });
const SECOND_DAY = '[data-scrolls] li:nth-child(2) > button';

export const RECORD_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  record: screen(ready(DAYS), ['[data-scrolls]']),
  'record-none': screen(
    ready({ ...DAYS, days: [], departures: [], notJudged: [], earlierDate: null, laterDate: null }),
    ['[data-scrolls] p'],
  ),
  'record-failed': screen({ kind: 'failed' }, ['[role="status"]']),
  'record-ended': screen({ kind: 'ended' }, ['[role="status"]']),
  'record-day': screen(ready(DAYS), [SECOND_DAY, 'ol']),
  'record-day-unexplained': screen(ready(DAYS), [SECOND_DAY, 'ol'], { kind: 'failed' }),
};
