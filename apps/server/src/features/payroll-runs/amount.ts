// Minutes -> what stands in a file: converted once, from the sum, in whole numbers.

export type Unit = 'hours' | 'minutes';

/** What every amount of every file is a whole number of: hours have no more than four decimals. */
const MOST_DECIMALS = 4;

/**
 * The decimal number in a file, with a point.
 * @param minutes whole minutes; fewer than none in a run of differences
 * @param decimals of hours; half of the last place is rounded away from zero
 */
export function amountText(minutes: number, unit: Unit, decimals: number): string {
  if (unit === 'minutes') return String(minutes);
  const scaled = Math.floor((2 * Math.abs(minutes) * 10 ** decimals + 60) / 120);
  return textOf(Math.sign(minutes) * scaled, decimals);
}

/** @param amount as it stands in a file, with a point */
export function tenThousandthsOf(amount: string): number {
  const [whole = '', places = ''] = amount.split('.');
  return Number(whole + places.padEnd(MOST_DECIMALS, '0'));
}

/**
 * @param rounding decimals to which it is rounded, half of the last place towards zero: a number that was rounded once is not owed for it twice
 * @param decimals with which it is written, no fewer than those
 */
export function textOfTenThousandths(parts: number, rounding: number, decimals: number): string {
  const step = 10 ** (MOST_DECIMALS - rounding);
  const steps = Math.sign(parts) * Math.ceil((2 * Math.abs(parts) - step) / (2 * step));
  return textOf(steps * 10 ** (decimals - rounding), decimals);
}

/**
 * @param amounts as they stand in files, with a point
 * @param decimals with which it is written, no fewer than any of them has
 */
export function sumText(amounts: readonly string[], decimals: number): string {
  const sum = amounts.reduce((all, amount) => all + tenThousandthsOf(amount), 0);
  return textOf(sum / 10 ** (MOST_DECIMALS - decimals), decimals);
}

/** @param units of the last place */
function textOf(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = units < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}
