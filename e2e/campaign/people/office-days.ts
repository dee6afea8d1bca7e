// The days on which the office decides, worked out by hand.

/** Monday to Friday, without a holiday, long after the campaign. */
export const LEAVE_DAYS = ['2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-02-12'] as const;
export const SICK_DAY = LEAVE_DAYS[2];

/** A Monday before anybody punches: the accountant worked, which was approved and is paid. */
export const PAID_DAY = '2026-01-05';

export const HOLIDAY_MINUTES = 480;
/** Easter of 2026 gives three holidays on weekdays: 2, 3 and 6 April. */
export const HOLIDAYS = 3;
export const BALANCE = {
  from: '2026-03-01',
  asOf: '2026-04-10',
  openingMinutes: 600,
  takenMinutes: 120,
} as const;
