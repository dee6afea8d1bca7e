// The record of a person as the fields of a form have it, and back.
import { kennitalaDigits, writtenKennitala } from '@stimpill/api-types/kennitala';
import type { PersonRecord, SaidPerson } from '#api/people.ts';
import { fromPercent, toPercent } from '../ratio.ts';

/** Yes, no, or as the company says. */
type Answer = '' | 'yes' | 'no';
type SickLadder = NonNullable<NonNullable<SaidPerson['entitlements']>['sickLadder']>;
type WorkDay = NonNullable<SaidPerson['workPattern']>[number];

export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** By what days of sickness are counted. */
export const LADDERS = ['law', 'sgs', 'vr', 'craft', 'public'] as const satisfies readonly SickLadder[];

/** Everything that can be typed; what is not known is empty. Ratios are percentages. */
export type PersonValues = {
  readonly displayName: string;
  readonly email: string;
  readonly kennitala: string;
  readonly phone: string;
  readonly language: '' | NonNullable<SaidPerson['language']>;
  readonly employeeNumber: string;
  readonly jobTitle: string;
  readonly departmentIds: readonly string[];
  readonly isActive: boolean;
  readonly employmentStartDate: string;
  readonly employmentEndDate: string;
  readonly employmentRatio: number | null;
  readonly ratioChanges: readonly { readonly from: string; readonly ratio: number | null }[];
  readonly payBasis: SaidPerson['payBasis'];
  readonly ruleSetId: string;
  readonly payPeriodId: string;
  /** The seven days from Monday; a day without begin and end has no hours. */
  readonly workPattern: readonly {
    readonly from: string;
    readonly to: string;
    readonly unpaidBreakMinutes: number | null;
  }[];
  readonly entitlements: {
    readonly vacationDays: number | null;
    readonly sickLadder: '' | SickLadder;
    readonly sickChildDays: number | null;
    /** `05-01` */
    readonly vacationYearStart: string;
  };
  readonly birthDate: string;
  readonly tradeStartDate: string;
  readonly requiresProjectSelection: Answer;
  readonly requireGpsOnClockIn: Answer;
  readonly canEditOwnTimesheet: boolean;
  readonly canEditClockInOut: boolean;
};

export function toValues(record: PersonRecord): PersonValues {
  const { id: _id, role: _role, workPatternChanges: _later, ...rest } = record;
  return {
    ...rest,
    email: record.email ?? '',
    kennitala: writtenKennitala(record.kennitala),
    phone: record.phone ?? '',
    language: record.language ?? '',
    employeeNumber: record.employeeNumber ?? '',
    jobTitle: record.jobTitle ?? '',
    employmentEndDate: record.employmentEndDate ?? '',
    employmentRatio: toPercent(record.employmentRatio),
    ratioChanges: record.ratioChanges.map(({ from, ratio }) => ({ from, ratio: toPercent(ratio) })),
    ruleSetId: record.ruleSetId ?? '',
    payPeriodId: record.payPeriodId ?? '',
    workPattern: toWeek(record.workPattern),
    entitlements: {
      vacationDays: record.entitlements?.vacationDays ?? null,
      sickLadder: LADDERS.find((each) => each === record.entitlements?.sickLadder) ?? '',
      sickChildDays: record.entitlements?.sickChildDays ?? null,
      vacationYearStart: record.entitlements?.vacationYearStart ?? '',
    },
    birthDate: record.birthDate ?? '',
    tradeStartDate: record.tradeStartDate ?? '',
    requiresProjectSelection: toAnswer(record.requiresProjectSelection),
    requireGpsOnClockIn: toAnswer(record.requireGpsOnClockIn),
  };
}

/** Seven days as fields. */
export function toWeek(pattern: readonly WorkDay[] | null): PersonValues['workPattern'] {
  return WEEK.map((day) => {
    const { from = '', to = '', unpaidBreakMinutes = null } = pattern?.find((each) => each.day === day) ?? {};
    return { from, to, unpaidBreakMinutes };
  });
}

export function toBody(values: PersonValues): SaidPerson {
  return {
    ...values,
    email: orNull(values.email),
    kennitala: orNull(kennitalaDigits(values.kennitala)),
    phone: orNull(values.phone),
    language: values.language === '' ? null : values.language,
    employeeNumber: orNull(values.employeeNumber),
    jobTitle: orNull(values.jobTitle),
    departmentIds: [...values.departmentIds],
    employmentEndDate: orNull(values.employmentEndDate),
    employmentRatio: toRatio(values.employmentRatio),
    ratioChanges: values.ratioChanges.map(({ from, ratio }) => ({ from, ratio: toRatio(ratio) })),
    ruleSetId: orNull(values.ruleSetId),
    payPeriodId: orNull(values.payPeriodId),
    workPattern: toPattern(values.workPattern),
    entitlements: toEntitlements(values.entitlements),
    birthDate: orNull(values.birthDate),
    tradeStartDate: orNull(values.tradeStartDate),
    requiresProjectSelection: fromAnswer(values.requiresProjectSelection),
    requireGpsOnClockIn: fromAnswer(values.requireGpsOnClockIn),
  };
}

/** Days without begin and end have no hours; null: no day has any. */
export function toPattern(days: PersonValues['workPattern']): WorkDay[] | null {
  const worked = WEEK.flatMap((day, place) => {
    const { from = '', to = '', unpaidBreakMinutes } = days[place] ?? {};
    return from === '' && to === '' ? [] : [{ day, from, to, unpaidBreakMinutes: unpaidBreakMinutes ?? 0 }];
  });
  return worked.length === 0 ? null : worked;
}

function toEntitlements(said: PersonValues['entitlements']): SaidPerson['entitlements'] {
  const { vacationDays, sickLadder, sickChildDays, vacationYearStart } = said;
  const given = {
    vacationDays,
    sickLadder: sickLadder === '' ? null : sickLadder,
    sickChildDays,
    vacationYearStart: orNull(vacationYearStart),
  };
  return Object.values(given).every((each) => each === null) ? null : given;
}

/** An empty field is no number: the server asks for one. */
const toRatio = (percent: number | null) => (percent === null ? Number.NaN : fromPercent(percent));
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
const toAnswer = (answer: boolean | null): Answer => (answer === null ? '' : answer ? 'yes' : 'no');
const fromAnswer = (answer: Answer) => (answer === '' ? null : answer === 'yes');
