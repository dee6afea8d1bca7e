/** The domain's generators: entries around hard days, calendars, zones, and whole timesheets of them. */
import fc from 'fast-check';
import { intlZone, WEEKDAYS } from '@stimpill/time';
import {
  type CompanyCalendar,
  type Entry,
  type OwnKind,
  type RuleDefinition,
  type RuleVersion,
  type TimesheetInput,
} from './engine.ts';
import { aHardDate, aTime, dateFrom } from './plain-arbitraries.ts';
import { aFullRule, aRule } from './rule-arbitraries.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 1440 * MS_PER_MINUTE;

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

const someVersions = (date: string, rule: fc.Arbitrary<RuleDefinition>): fc.Arbitrary<RuleVersion[]> =>
  fc
    .uniqueArray(fc.record({ day: fc.integer({ min: -4, max: 4 }), definition: rule }), {
      // Plain time has laws of its own; here a rule should mostly be in force.
      minLength: 1,
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

type Kind = NonNullable<Entry['kind']>;
type Facts = { readonly kind: Kind; readonly breaks: readonly number[] };

const BREAKS = ['unpaid', 'paid', 'workedThrough', 'unpaid'] as const;

/** Breaks between the shares of an entry's length, one after the other. */
const toBreaks = (startAt: number, endAt: number, shares: readonly number[]) => {
  const moments = [...shares]
    .sort((a, b) => a - b)
    .map((share) => Math.round(startAt + share * (endAt - startAt)));
  return BREAKS.flatMap((kind, index) => {
    const [from, until] = [moments[2 * index], moments[2 * index + 1]];
    return from === undefined || until === undefined ? [] : [{ kind, startAt: from, endAt: until }];
  });
};

const withFacts = (entry: Entry, { kind, breaks }: Facts): Entry => ({
  ...entry,
  kind,
  ...(entry.endAt !== null && { breaks: toBreaks(entry.startAt, entry.endAt, breaks) }),
});

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
      { minLength: 2, maxLength: 6 },
    )
    .map((spans) => {
      let clock = Date.parse(date) - 12 * 60 * MS_PER_MINUTE;
      return spans.map(({ gap, length, state }, index) => {
        const startAt = clock + gap;
        // Nobody starts twice at one instant, and an open entry has no length of its own.
        clock = startAt + (state === 'open' ? length + 1 : length);
        return {
          id: `e${index}`,
          startAt,
          endAt: state === 'open' ? null : clock,
          isDraft: state === 'draft',
        };
      });
    });

const someFacts: fc.Arbitrary<Facts> = fc.record({
  kind: fc.constantFrom<Kind>('work', 'work', 'work', 'callOut'),
  breaks: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
});

/** Entries of work and call-outs with breaks, and perhaps standby that others overlap with. */
const someFullEntries = (date: string): fc.Arbitrary<Entry[]> =>
  fc
    .record({
      entries: someEntries(date),
      facts: fc.array(someFacts, { minLength: 6, maxLength: 6 }),
      standby: fc.option(
        fc.record({
          from: fc.integer({ min: -24 * 60, max: 48 * 60 }),
          length: fc.integer({ min: 0, max: 30 * 60 }),
          isDraft: fc.boolean(),
        }),
        { nil: null },
      ),
    })
    .map(({ entries, facts, standby }) => {
      const full = entries.map((entry, index) =>
        withFacts(entry, facts[index] ?? { kind: 'work', breaks: [] }),
      );
      if (standby === null) return full;
      const startAt = Date.parse(date) + standby.from * MS_PER_MINUTE;
      const endAt = startAt + standby.length * MS_PER_MINUTE;
      return [...full, { id: 'standby', kind: 'standby', startAt, endAt, isDraft: standby.isDraft }];
    });

const someShifts = (date: string) =>
  fc.array(
    fc
      .record({
        day: fc.integer({ min: -3, max: 9 }),
        from: fc.integer({ min: 0, max: 95 }),
        quarters: fc.integer({ min: 0, max: 48 }),
        isShiftChange: fc.boolean(),
      })
      .map(({ day, from, quarters, isShiftChange }) => {
        const startAt = Date.parse(date) + day * MS_PER_DAY + from * 15 * MS_PER_MINUTE;
        return { startAt, endAt: startAt + quarters * 15 * MS_PER_MINUTE, isShiftChange };
      }),
    { maxLength: 6 },
  );

const someAbsences = (date: string) =>
  fc.array(
    fc
      .record(
        {
          type: fc.constantFrom(
            'sick' as const,
            'sickChild' as const,
            'vacation' as const,
            'unpaidLeave' as const,
          ),
          from: fc.integer({ min: -12, max: 10 }),
          days: fc.integer({ min: 0, max: 10 }),
          minutes: fc.integer({ min: 0, max: 600 }),
          ownKind: fc.constantFrom<OwnKind>(
            { id: 'as counted' },
            { id: 'on a line', payLine: 'SLYS' },
            { id: 'unpaid', payLine: null },
          ),
        },
        { requiredKeys: ['type', 'from', 'days'] },
      )
      .map(({ from, days, ...absence }) => ({
        ...absence,
        startDate: dateFrom(date, from),
        endDate: dateFrom(date, from + days),
      })),
    { maxLength: 3 },
  );

/** Pay periods of eleven days that leave some days to the calendar month. */
const somePayPeriods = (date: string) =>
  fc.constantFrom(
    [],
    [-20, 4].map((days) => ({ startDate: dateFrom(date, days), endDate: dateFrom(date, days + 10) })),
    [-9, 2].map((days) => ({ startDate: dateFrom(date, days), endDate: dateFrom(date, days + 10) })),
  );

const aRatio = fc.constantFrom(1, 0.8, 0.5, 1.2, 0, 0.333333);

/** A row of regular hours; its break is a share of its length. */
const aPatternDay = fc
  .record({
    day: fc.constantFrom(...WEEKDAYS),
    from: aTime,
    to: aTime,
    share: fc.constantFrom(0, 0, 0.07, 0.9),
  })
  .map(({ share, ...row }) => {
    const length =
      (Date.parse(`2000-01-02T${row.to}Z`) - Date.parse(`2000-01-01T${row.from}Z`)) / MS_PER_MINUTE;
    return { ...row, unpaidBreakMinutes: Math.floor(share * (length > 1440 ? length - 1440 : length)) };
  });

/** Regular hours on some days of the week. */
export const aWorkPattern = fc.uniqueArray(aPatternDay, { maxLength: 7, selector: ({ day }) => day });

const anEmployment = (date: string) =>
  fc.record(
    {
      ratio: fc.oneof(
        aRatio,
        fc.uniqueArray(
          fc.record({
            validFrom: fc.integer({ min: -9, max: 9 }).map((days) => dateFrom(date, days)),
            ratio: aRatio,
          }),
          { minLength: 1, maxLength: 3, selector: ({ validFrom }) => validFrom },
        ),
      ),
      payBasis: fc.constantFrom('hourly' as const, 'hourly' as const, 'monthly' as const),
      workPattern: fc.option(aWorkPattern),
      laterPatterns: fc.uniqueArray(
        fc.record({
          validFrom: fc.integer({ min: -5, max: 12 }).map((days) => dateFrom(date, days)),
          workPattern: fc.option(aWorkPattern),
        }),
        { maxLength: 2, selector: ({ validFrom }) => validFrom },
      ),
      tradeStartDate: fc.integer({ min: -70, max: 2 }).map((days) => dateFrom(date, days)),
      startDate: fc.integer({ min: -9, max: 2 }).map((days) => dateFrom(date, days)),
      endDate: fc.integer({ min: 2, max: 14 }).map((days) => dateFrom(date, days)),
    },
    { requiredKeys: [] },
  );

/** A whole timesheet around a hard day; its range holds every entry. Its worked time is what was punched. */
export const aPlainTimesheet: fc.Arbitrary<TimesheetInput> = aHardDate.chain((date) =>
  fc.record({
    entries: someEntries(date),
    range: fc.constant({ startDate: dateFrom(date, -3), endDate: dateFrom(date, 10) }),
    zone: aZone,
    calendar: aCalendar(date),
    ruleVersions: someVersions(date, aRule),
    employment: anEmployment(date),
    payPeriods: somePayPeriods(date),
  }),
);

/** The same with everything that a timesheet may have: rounding, breaks, credits, absences. */
export const aTimesheet: fc.Arbitrary<TimesheetInput> = aHardDate.chain((date) =>
  fc.record({
    entries: someFullEntries(date),
    range: fc.constant({ startDate: dateFrom(date, -3), endDate: dateFrom(date, 10) }),
    zone: aZone,
    calendar: aCalendar(date),
    ruleVersions: someVersions(date, aFullRule),
    employment: anEmployment(date),
    payPeriods: somePayPeriods(date),
    shifts: someShifts(date),
    absences: someAbsences(date),
  }),
);
