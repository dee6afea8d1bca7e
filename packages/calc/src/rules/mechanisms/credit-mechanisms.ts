/** The mechanisms that credit time which was not worked. */
import { breakPayMechanism, type BreakPay } from './break-pay.ts';
import { callOutMechanism, type CallOut } from './call-out.ts';
import { dailyRestMechanism, type DailyRest } from './daily-rest.ts';
import { holidayCreditMechanism, type HolidayCredit } from './holiday-credit.ts';
import { holidayPayMechanism, type HolidayPay } from './holiday-pay.ts';
import { mealPayMechanism, type MealPay } from './meal-pay.ts';
import { type Mechanism } from './mechanism.ts';
import { minimumPaidMechanism, type MinimumPaid } from './minimum-paid.ts';
import { shiftIncentiveMechanism, type ShiftIncentive } from './shift-incentive.ts';
import { standbyMechanism, type Standby } from './standby.ts';
import { weightedDutyMechanism, type WeightedDuty } from './weighted-duty.ts';

/** Their parameters, by name. */
export type CreditParameters = {
  readonly 'call-out': CallOut;
  readonly 'minimum-paid': MinimumPaid;
  readonly 'break-pay': BreakPay;
  readonly 'meal-pay': MealPay;
  readonly 'holiday-pay': HolidayPay;
  readonly 'holiday-credit': HolidayCredit;
  readonly 'daily-rest': DailyRest;
  readonly 'weighted-duty': WeightedDuty;
  readonly 'shift-incentive': ShiftIncentive;
  readonly standby: Standby;
};

/** The mechanisms themselves, by name. */
export const CREDIT_MECHANISMS: {
  readonly [N in keyof CreditParameters]: Mechanism<CreditParameters[N]>;
} = {
  'call-out': callOutMechanism,
  'minimum-paid': minimumPaidMechanism,
  'break-pay': breakPayMechanism,
  'meal-pay': mealPayMechanism,
  'holiday-pay': holidayPayMechanism,
  'holiday-credit': holidayCreditMechanism,
  'daily-rest': dailyRestMechanism,
  'weighted-duty': weightedDutyMechanism,
  'shift-incentive': shiftIncentiveMechanism,
  standby: standbyMechanism,
};
