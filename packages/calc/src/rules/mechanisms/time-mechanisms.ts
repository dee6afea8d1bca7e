/** The mechanisms that round, deduct and class worked time. */
import { breaksMechanism, type Breaks } from './breaks.ts';
import { dailyOvertimeMechanism, type DailyOvertime } from './daily-overtime.ts';
import { type Mechanism } from './mechanism.ts';
import { overtimeCapMechanism, type OvertimeCap } from './overtime-cap.ts';
import { overtimeTimeOffMechanism, type OvertimeTimeOff } from './overtime-time-off.ts';
import { payPeriodOvertimeMechanism, type PayPeriodOvertime } from './pay-period-overtime.ts';
import { roundingMechanism, type Rounding } from './rounding.ts';
import { weeklyOvertimeMechanism, type WeeklyOvertime } from './weekly-overtime.ts';
import { windowsMechanism, type Windows } from './windows.ts';

/** Their parameters, by name. */
export type TimeParameters = {
  readonly rounding: Rounding;
  readonly breaks: Breaks;
  readonly windows: Windows;
  readonly 'daily-overtime': DailyOvertime;
  readonly 'weekly-overtime': WeeklyOvertime;
  readonly 'pay-period-overtime': PayPeriodOvertime;
  readonly 'overtime-cap': OvertimeCap;
  readonly 'overtime-time-off': OvertimeTimeOff;
};

/** The mechanisms themselves, by name. */
export const TIME_MECHANISMS: { readonly [N in keyof TimeParameters]: Mechanism<TimeParameters[N]> } = {
  rounding: roundingMechanism,
  breaks: breaksMechanism,
  windows: windowsMechanism,
  'daily-overtime': dailyOvertimeMechanism,
  'weekly-overtime': weeklyOvertimeMechanism,
  'pay-period-overtime': payPeriodOvertimeMechanism,
  'overtime-cap': overtimeCapMechanism,
  'overtime-time-off': overtimeTimeOffMechanism,
};
