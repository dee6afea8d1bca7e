/** The domain's generators: entries around hard days, rules, calendars and zones. */
import fc from 'fast-check';
import {
  intlZone,
  type CompanyCalendar,
  type Entry,
  type RuleDefinition,
  type RuleVersion,
  type TimesheetInput,
} from './engine.ts';

type Step = RuleDefinition['mechanisms'][number];
type Window = Extract<Step, { mechanism: 'windows' }>['windows'][number];

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 1440 * MS_PER_MINUTE;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Zones with hard clocks: half hours, changes at midnight or one minute after, a change of thirty minutes. */
const aZone = fc
  .constantFrom(
    'Atlantic/Reykjavik',
    'Europe/Copenhagen',
    'America/St_Johns',
    'America/Havana',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
  )
  .map(intlZone);

/** Days on which something happens: clock changes, a skipped day, holidays, half days, the turn of a year. */
export const aHardDate = fc.constantFrom(
  '2026-03-28',
  '2026-10-24',
  '2026-04-02',
  '2026-12-23',
  '2026-12-31',
  '2026-08-02',
  '2011-12-29',
  '2010-11-06',
  '2011-04-20',
  '2026-11-23',
);

/** Local times on the quarter hour, with the odd minute. */
const aTime = fc
  .oneof(
    fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    fc.integer({ min: 0, max: 1439 }),
  )
  .map((minute) => new Date(minute * MS_PER_MINUTE).toISOString().slice(11, 16));

const hours = fc
  .uniqueArray(aTime, { minLength: 2, maxLength: 2 })
  .map((times) => [...times].sort())
  .map(([from = '00:00', to = '24:00']) => ({ from, to }));

const CLASSES = ['plain', 'evening', 'night', 'over', 'major', 'free'] as const;

const aWindow = fc.record(
  {
    class: fc.constantFrom(...CLASSES),
    weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
    dayClasses: fc.uniqueArray(fc.constantFrom('ordinary' as const, 'AF' as const, 'SH' as const), {
      minLength: 1,
    }),
    hours: fc.option(hours, { nil: undefined }),
  },
  { requiredKeys: ['class', 'hours'] },
);

/** Windows with priorities of their own, so that no two can be ambiguous. */
const someWindows: fc.Arbitrary<Step> = fc.array(aWindow, { minLength: 1, maxLength: 6 }).map((windows) => ({
  mechanism: 'windows',
  windows: windows.map(({ hours: ofDay, ...window }, priority): Window => ({
    ...window,
    ...ofDay,
    priority,
  })),
}));

const aDailyLimit: fc.Arbitrary<Step> = fc.record({
  mechanism: fc.constant('daily-overtime' as const),
  limitMinutes: fc.integer({ min: 0, max: 900 }),
  countedClasses: fc.uniqueArray(fc.constantFrom('plain', 'evening', 'night', 'major'), { minLength: 1 }),
  overtimeClass: fc.constantFrom('over', 'free'),
});

const aMarking = fc.record(
  { class: fc.constantFrom('AF' as const, 'SH' as const), from: aTime },
  { requiredKeys: ['class'] },
);

const aProfile = fc.record(
  {
    maundyThursday: aMarking,
    goodFriday: aMarking,
    firstDayOfSummer: aMarking,
    commerceDay: aMarking,
    christmasEve: aMarking,
    christmasDay: aMarking,
    newYearsEve: aMarking,
    newYearsDay: aMarking,
  },
  { requiredKeys: [] },
);

/** A rule of windows and daily limits in any order. Two classes share a pay line, as in real agreements. */
export const aRule: fc.Arbitrary<RuleDefinition> = fc.record({
  holidayProfile: aProfile,
  baseClass: fc.constantFrom('plain', 'over'),
  mechanisms: fc.array(fc.oneof(someWindows, aDailyLimit), { maxLength: 4 }),
  codeMap: fc.constant({
    plain: { bucket: 'daytime', payLine: 'DV' },
    evening: { bucket: 'evening', payLine: 'A33' },
    night: { bucket: 'nightTime', payLine: 'A45' },
    over: { bucket: 'overtime', payLine: 'YV' },
    free: { bucket: 'holiday', payLine: 'YV' },
    major: { bucket: 'majorHoliday', payLine: 'SH' },
  }),
});

const dateFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10);

const someVersions = (date: string): fc.Arbitrary<RuleVersion[]> =>
  fc
    .uniqueArray(fc.record({ day: fc.integer({ min: -2, max: 4 }), definition: aRule }), {
      maxLength: 3,
      selector: ({ day }) => day,
    })
    .map((versions) =>
      versions.map(({ day, definition }, index) => ({
        name: 'Any rule',
        number: index + 1,
        validFrom: dateFrom(date, day),
        definition,
      })),
    );

const aCalendar = (date: string): fc.Arbitrary<CompanyCalendar> =>
  fc.record({
    calendar: fc.constant('IS' as const),
    extra: fc.array(
      fc.record({
        date: fc.integer({ min: -1, max: 4 }).map((days) => dateFrom(date, days)),
        name: fc.constant('Own day'),
        isPublicHoliday: fc.boolean(),
        class: fc.constantFrom('AF' as const, 'SH' as const),
        from: aTime,
      }),
      { maxLength: 2 },
    ),
    removed: fc.array(
      fc.integer({ min: -1, max: 4 }).map((days) => dateFrom(date, days)),
      { maxLength: 1 },
    ),
  });

const aState = fc.constantFrom('closed', 'closed', 'closed', 'closed', 'draft', 'open');

/** Entries one after the other, to the millisecond, with gaps that may be nothing. */
export const someEntries = (date: string): fc.Arbitrary<Entry[]> =>
  fc
    .array(
      fc.record({
        gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 14 * 60 * MS_PER_MINUTE })),
        length: fc.oneof(
          fc.integer({ min: 0, max: 120_000 }),
          fc.integer({ min: 0, max: 16 * 60 * MS_PER_MINUTE }),
        ),
        state: aState,
      }),
      { maxLength: 6 },
    )
    .map((spans) => {
      let clock = Date.parse(date) - 12 * 60 * MS_PER_MINUTE;
      return spans.map(({ gap, length, state }, index) => {
        const startAt = clock + gap;
        clock = startAt + length;
        return {
          id: `e${index}`,
          startAt,
          endAt: state === 'open' ? null : clock,
          isDraft: state === 'draft',
        };
      });
    });

/** A whole timesheet around a hard day; its range holds every entry. */
export const aTimesheet: fc.Arbitrary<TimesheetInput> = aHardDate.chain((date) =>
  fc.record({
    entries: someEntries(date),
    range: fc.constant({ startDate: dateFrom(date, -3), endDate: dateFrom(date, 10) }),
    zone: aZone,
    calendar: aCalendar(date),
    ruleVersions: someVersions(date),
  }),
);
