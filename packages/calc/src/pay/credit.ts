/** What is paid or given without being worked? Dated credits, apart from the worked minutes and their buckets. */
import { type LocalDate, type LocalTime } from '@stimpill/time';
import { type WeekHours } from '#calendars/week-hours.ts';
import { type Citation } from '#holidays/citation.ts';
import { type Words } from '#words/words.ts';

/** The accounts that credits go to, in the order in which they are listed. */
export const CREDIT_ACCOUNTS = [
  'callOut',
  'minimumPaid',
  'breakPay',
  'standby',
  'holidayPay',
  'winterLeave',
  'dutyReduction',
  'restTimeOff',
  'restOvertime',
  'restPay',
  'overtimeTimeOff',
  'weightedDuty',
  'shiftIncentive',
] as const;

/** One of the accounts. */
export type CreditAccount = (typeof CREDIT_ACCOUNTS)[number];

/** Whole minutes in every account. */
export type CreditMinutes = Readonly<Record<CreditAccount, number>>;

/**
 * Why a credit was given, as data: sentences are made from it. All lengths are whole minutes. Credits that were
 * kept with figures of earlier days may lack what is optional here.
 */
export type CreditReason =
  | {
      readonly kind: 'call-out';
      readonly workedMinutes: number;
      readonly addedMinutes: number;
      readonly minimumMinutes: number;
      /** The hours in which a call-out begins that has this minimum; none where it is that of every other. */
      readonly hours?: WeekHours;
    }
  | { readonly kind: 'minimum-paid'; readonly workedMinutes: number; readonly minimumMinutes: number }
  | {
      readonly kind: 'break-per-hour';
      readonly workedMinutes: number;
      readonly minutesPerHour: number;
      readonly atLeastMinutes?: number;
    }
  | { readonly kind: 'worked-through-break'; readonly breakMinutes: number }
  | {
      readonly kind: 'worked-meal';
      readonly from: LocalTime;
      readonly to: LocalTime;
      readonly workedMinutes: number;
    }
  | { readonly kind: 'standby'; readonly window: number | null; readonly hours?: WeekHours }
  | {
      readonly kind: 'holiday';
      readonly fullMinutes: number;
      readonly workedMinutes: number;
      readonly worthBy: 'plannedShift' | 'workPattern' | 'employmentRatio';
      readonly names?: readonly Words[];
    }
  | {
      readonly kind: 'short-rest';
      readonly restMinutes: number;
      readonly wantedMinutes: number;
      readonly missingMinutes: number;
      /** The hour from which the 24 hours of the rest run. */
      readonly dayStartsAt?: LocalTime;
      /** Of time off: what each missing hour gives, and the most for one day where that decided. */
      readonly minutesOffPerHour?: number;
      readonly atMostMinutes?: number;
      /** Of overtime: the rest below which what is missing is paid. */
      readonly paidBelowMinutes?: number;
    }
  | { readonly kind: 'paid-rest'; readonly restMinutes: number; readonly wantedMinutes: number }
  | { readonly kind: 'overtime-time-off'; readonly workedMinutes: number; readonly factor: number }
  | { readonly kind: 'weighted'; readonly workedMinutes: number }
  | {
      readonly kind: 'shift-incentive';
      readonly shifts: number;
      readonly kinds: number;
      readonly outsideMinutes: number;
    };

/**
 * Minutes that are paid or given for a local date without having been worked. `entryId` is the entry that gave rise to
 * them, or null; `payLine` is null where they are time off and not pay. `keptMinutes` are due for the same, and were kept
 * with an entry that was approved before: they are not in `minutes`.
 */
export type Credit = {
  readonly account: CreditAccount;
  readonly localDate: LocalDate;
  readonly entryId: string | null;
  readonly minutes: number;
  readonly keptMinutes?: number;
  readonly payLine: string | null;
  readonly reason: CreditReason;
  readonly citation: Citation | null;
  readonly mechanism: string;
  readonly ruleName: string;
  readonly versionNumber: number;
};

/** A row of zeros, to be filled. */
export const noCredit = (): Record<CreditAccount, number> => ({
  callOut: 0,
  minimumPaid: 0,
  breakPay: 0,
  standby: 0,
  holidayPay: 0,
  winterLeave: 0,
  dutyReduction: 0,
  restTimeOff: 0,
  restOvertime: 0,
  restPay: 0,
  overtimeTimeOff: 0,
  weightedDuty: 0,
  shiftIncentive: 0,
});
