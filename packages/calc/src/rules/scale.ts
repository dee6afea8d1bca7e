/** How is a share of minutes taken exactly? In whole numbers until the end, and cut to whole minutes once. */

/** Full employment, in millionths. */
export const WHOLE = 1_000_000;

const HUNDREDTHS = 100;

/** Hundredths of a minute times millionths: exact, because both are whole and their product is below 2^53. */
const toParts = (minutes: number, millionths: number): number =>
  Math.round(minutes * HUNDREDTHS) * millionths;

/**
 * A ratio in millionths; further decimals are rounded.
 * @example toMillionths(0.8) // 800000
 */
export const toMillionths = (ratio: number): number => Math.round(ratio * WHOLE);

/**
 * A limit times a ratio, in hundredths of a minute; parts of them are cut off.
 * @example wholeHundredths(10_076.4, 812_345) // 818551, from 8185.513158 minutes
 */
export const wholeHundredths = (minutes: number, millionths: number): number =>
  Math.floor(toParts(minutes, millionths) / WHOLE);

/**
 * So many days' worth of minutes at a ratio, to the nearest whole minute, half a minute upwards. Cut over the sum of
 * the days, never for each, so that nothing builds up.
 * @example nearestMinutes(432, 800_000) // 346, from 345.6
 */
export const nearestMinutes = (minutes: number, millionths: number, days = 1): number =>
  Math.floor((toParts(minutes, millionths) * days) / (HUNDREDTHS * WHOLE) + 0.5);

/**
 * A share of minutes to the nearest whole one, half a minute upwards.
 * @example nearestShare(50, 5, 60) // 4, from 4.17
 */
export const nearestShare = (minutes: number, of: number, whole: number): number =>
  Math.floor((2 * minutes * of + whole) / (2 * whole));
