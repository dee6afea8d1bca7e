/**
 * What is a mechanism? One kind of step in a rule. It may have a part in each stage of a calculation: it rounds the ends
 * of stints, deducts time from days of work, gives worked time its class, or credits time that was not worked.
 */
import { type DaySpan } from '@stimpill/time';
import { type DayPiece } from '#calendars/cut-into-days.ts';
import { type WorkCalendar } from '#calendars/work-calendar.ts';
import { type TraceReason } from '#explain/trace.ts';
import { type Interval } from '#intervals/interval.ts';
import { type AbsenceByDay } from '#pay/absence-minutes.ts';
import { type Credit } from '#pay/credit.ts';
import { type DayOfWork } from '#pay/day-of-work.ts';
import { type PayClass } from '#pay/pay-class.ts';
import { type Person } from '#pay/person.ts';
import { type Segment } from '#pay/segment.ts';
import { type ShiftPiece, type Stint } from '#pay/stint.ts';
import { type FieldReaders } from '../json-schema.ts';
import { type Fields } from '../read-fields.ts';

/** Writes down why a segment has the class it has now. */
export type Note = (segment: Segment, reason: TraceReason) => void;

/** What every step may ask about the employee and the calendar. Lengths and moments are clock minutes. */
export type Setting = {
  /** The employment ratio of a day in millionths, so that limits and credits are scaled exactly. */
  readonly ratioOn: (day: number) => number;
  /** The ratio is the same on every day. */
  readonly isRatioEven: boolean;
  /** How many halves of the days of a span are working time; none on days without employment. */
  readonly workingHalvesIn: (span: DaySpan) => number;
  readonly absenceByDay: AbsenceByDay;
  /** The pay period that holds a day, by the company's own periods, else null. */
  readonly companyPeriodOf: (day: number) => DaySpan | null;
  /** Planned shifts in order of start. */
  readonly shifts: readonly ShiftPiece[];
  readonly person: Person;
  /** Minutes to add to a clock minute to get the wall clock. */
  readonly offsetAt: (minute: number) => number;
  /** What a step has counted so far, by accounting period. Kept over a change of version. */
  readonly countsOf: (key: string) => Map<number, number>;
};

/** Rounds a stint: gives its new ends. */
type RoundStep = (stint: Stint, setting: Setting) => Interval;

/** Gives what else of a day of work is not worked, besides its unpaid breaks. */
type DeductStep = (day: DayOfWork, setting: Setting) => readonly Interval[];

/**
 * Classes worked time. It gets every segment of one rule version in order of time, and gives them back in the same
 * order: never longer, shorter or fewer minutes, only cut and classed anew. `note` is null where nobody asks why.
 */
export type ClassStep = (
  segments: readonly Segment[],
  setting: Setting,
  note: Note | null,
) => readonly Segment[];

/** What a credit step is told: all that was worked, and the days of the range that was asked for. */
export type CreditInput = Setting & {
  /** Every stint, in order of start, and what was worked of it. */
  readonly stints: readonly Stint[];
  readonly workedOf: (stint: Stint) => number;
  /** Worked time, classed, of the days of this version, in order of time. */
  readonly segments: readonly Segment[];
  /** The same of every version, each in order of time. */
  readonly segmentsByVersion: readonly (readonly Segment[])[];
  /** The days of the range on which this version holds and the employee is employed, in order. */
  readonly days: readonly number[];
  /** Is this version in force on a day? */
  readonly holdsOn: (day: number) => boolean;
  readonly calendar: WorkCalendar;
  /** Any stretch of time, cut into pieces of one local day and one kind. */
  readonly piecesOf: (stretch: Interval) => readonly DayPiece[];
};

/** A credit before it is known which step of which version gave it. */
export type NewCredit = Omit<Credit, 'citation' | 'mechanism' | 'ruleName' | 'versionNumber'>;

/** Credits time that was not worked. */
type CreditStep = (input: CreditInput) => readonly NewCredit[];

/** What a step made ready takes part in. */
export type PreparedStep = {
  readonly round?: RoundStep;
  readonly deduct?: DeductStep;
  readonly classify?: ClassStep;
  readonly credit?: CreditStep;
};

/** What preparing a step may use: the classes of its rule, all and by name, and the key under which it counts. */
export type Preparation = {
  readonly classes: readonly PayClass[];
  readonly classOf: (name: string) => PayClass;
  readonly key: string;
};

/** The stages in which steps stand in a rule. */
export type Stage = 'rounding' | 'classes' | 'credits';

/** One kind of step, with parameters `P`. */
export type Mechanism<P> = {
  readonly stage: Stage;
  /** The names of its parameters, as rules write them. */
  readonly parameterNames: readonly string[];
  /** Their readers, for whatever classes. */
  readonly parts: FieldReaders;
  /** Reads its parameters from untrusted fields; reports every problem and then gives null. */
  readonly read: (fields: Fields) => P | null;
  /** Makes the step ready: whatever can be worked out once per rule is worked out here. */
  readonly prepare: (parameters: P, preparation: Preparation) => PreparedStep;
};
