/** What does one run of the rules have at hand? The clock, the calendars, the versions, and what is counted so far. */
import { spanHolding, type DaySpan } from '#calendars/accounting-period.ts';
import { workCalendarOf, type WorkCalendar } from '#calendars/work-calendar.ts';
import { type TraceReason, type TraceStep } from '#explain/trace.ts';
import { type Citation } from '#holidays/citation.ts';
import { type CompanyCalendar } from '#holidays/holidays-of-year.ts';
import { type ShiftPiece } from '#pay/stint.ts';
import { instantOf } from '#time/minutes.ts';
import { toLocalDate } from '#time/local-date.ts';
import { type Zone } from '#time/zone.ts';
import { compileRule } from './compile-rule.ts';
import { type Setting } from './mechanisms/mechanism.ts';
import { type RuleVersion, type VersionOnDay } from './rule-version.ts';

/** What every run of one calculation shares. */
export type RunInput = {
  readonly zone: Zone;
  readonly calendar: CompanyCalendar;
  readonly versionOn: VersionOnDay;
  readonly ratioMillionths: number;
  readonly companyPeriods: readonly DaySpan[];
  readonly shifts: readonly ShiftPiece[];
  readonly explain: boolean;
};

/** One run: its trace is null where nobody asks why. */
export type RuleRun = {
  readonly zone: Zone;
  readonly versionOn: VersionOnDay;
  readonly calendarOn: (day: number) => WorkCalendar;
  readonly setting: Setting;
  readonly trace: TraceStep[] | null;
};

/** A new run: nothing counted, nothing traced. */
export const createRun = (input: RunInput): RuleRun => {
  const { zone, versionOn, companyPeriods } = input;
  const counts = new Map<string, Map<number, number>>();
  return {
    zone,
    versionOn,
    calendarOn: (day) => workCalendarOf(versionOn(day).definition.holidayProfile, input.calendar),
    setting: {
      ratioMillionths: input.ratioMillionths,
      companyPeriodOf: (day) => spanHolding(companyPeriods, day)?.firstDay ?? null,
      shifts: input.shifts,
      offsetAt: (minute) => zone.offsetMinutesAt(instantOf(minute)),
      countsOf: (key) => {
        const known = counts.get(key) ?? new Map<number, number>();
        counts.set(key, known);
        return known;
      },
    },
    trace: input.explain ? [] : null,
  };
};

/** A stretch of an entry as the trace shows it; the class is null where the minutes are no worked time. */
type Traced = Pick<TraceStep, 'entryId' | 'minuteOfDay' | 'dayClass' | 'class'> & {
  readonly start: number;
  readonly end: number;
  readonly day: number;
};

/** Where a step comes from. */
export type StepOrigin = {
  readonly mechanism: string;
  readonly citation: Citation | null;
  readonly version: RuleVersion;
};

const NO_CODE = { bucket: null, payLine: null, premiumLines: [] };

const citationOf = (reason: TraceReason): Citation | null => ('citation' in reason ? reason.citation : null);

/** Writes one step down. */
export const traceStep = (
  stretch: Traced,
  reason: TraceReason,
  { mechanism, citation, version }: StepOrigin,
): TraceStep => {
  const code = stretch.class === null ? NO_CODE : compileRule(version.definition).codeOf(stretch.class);
  return {
    entryId: stretch.entryId,
    mechanism,
    startAt: instantOf(stretch.start),
    endAt: instantOf(stretch.end),
    minutes: stretch.end - stretch.start,
    localDate: toLocalDate(stretch.day),
    minuteOfDay: stretch.minuteOfDay,
    dayClass: stretch.dayClass,
    class: stretch.class,
    bucket: code.bucket,
    payLine: code.payLine,
    premiumLines: code.premiumLines,
    reason,
    citation: citationOf(reason) ?? citation,
    ruleName: version.name,
    versionNumber: version.number,
  };
};
