/** What must a language be able to say about a rule, before anybody has worked? */
import { type MechanismParameters } from '#rules/rule-definition.ts';
import { type Hours } from '#rules/window.ts';

/** A limit past which minutes get another class. */
export type LimitInWords = {
  readonly per: 'day' | 'week' | 'payPeriod' | 'workingDay';
  readonly limitMinutes: number;
  /** What counts towards it, by the names of the classes. */
  readonly counted: readonly string[];
  readonly isScaledByRatio: boolean;
};

type Of<Name extends keyof MechanismParameters> = MechanismParameters[Name];

/** The sentences of one language. Those on when a class holds are parts of a list and have no full stop. */
export type RuleSentences = {
  readonly allOtherTime: string;
  /** What holds once the company has chosen it. */
  readonly ifChosen: (when: string) => string;
  /** Hours of the week that hold for call-outs alone. */
  readonly callOutHours: (hours: string) => string;
  readonly pastLimit: (limit: LimitInWords) => string;
  /** The same, for minutes of major holidays. */
  readonly pastLimitOnMajorHoliday: (limit: LimitInWords) => string;
  readonly workedThroughBreak: string;
  readonly takenAsTimeOff: (factor: number) => string;

  readonly rounding: (
    edge: 'start' | 'end',
    toMinutes: number,
    direction: 'up' | 'down' | 'nearest',
  ) => string;
  readonly automaticBreak: (afterMinutes: number, minutes: number) => string;
  readonly paidBreaks: (atMostMinutes: number) => string;
  readonly callOut: (callOut: Of<'call-out'>) => string;
  readonly minimumPaid: (minimum: Of<'minimum-paid'>) => string;
  readonly breakPerHour: (minutes: number, payLine: string) => string;
  readonly breakWorkedThrough: (payLine: string) => string;
  readonly meal: (from: string, to: string, payLine: string) => string;
  readonly holidayPay: (pay: Of<'holiday-pay'>) => string;
  readonly holidayCredit: (credit: Of<'holiday-credit'>, account: string) => string;
  readonly dailyRest: (rest: Of<'daily-rest'>) => string;
  readonly restOvertime: (minutes: number, payLine: string) => string;
  readonly restIntoNextDay: (payLine: string) => string;
  readonly weightedDuty: (duty: Of<'weighted-duty'>) => string;
  readonly weightedHours: (hours: Hours, weight: number) => string;
  readonly shiftIncentive: (incentive: Of<'shift-incentive'>) => string;
  readonly standby: (payLine: string) => string;
  readonly standbyHours: (hours: Hours, payLine: string) => string;
  /** A value that the company has to give, by its name. */
  readonly leftToCompany: (name: string) => string;
  readonly fromHour: (name: string, from: string) => string;
};
