/**
 * What do law 46/1980 on working conditions (articles 53 to 55) and the working time agreement of ASÍ and SA ask for,
 * whatever the pay rule? All are whole minutes, but for the months.
 */
export const REST_LAW = {
  /** A day off each week. Weeks begin on Monday. */
  dayOffMinutes: 1440,
  /** The day off together with the daily rest beside it: 24 and 11 hours. */
  weeklyRestMinutes: 2100,
  /** Less rest than this does not end a day of work: it may never be taken away. */
  leastRestMinutes: 480,
  /** The most work in one day. */
  longestDayMinutes: 780,
  /** The most work in a week on average, overtime included. */
  averageWeekMinutes: 2880,
  /** The months over which the average is taken, unless a company agreed on more. */
  referenceMonths: 4,
} as const;
