// Minutes -> what stands in a file: converted once, from the sum, in whole numbers.

/**
 * The decimal number in a file, with a point.
 * @param minutes whole minutes; fewer than none in a run of differences
 * @param decimals of hours; half of the last place is rounded away from zero
 */
export function amountText(minutes: number, unit: 'hours' | 'minutes', decimals: number): string {
  if (unit === 'minutes') return String(minutes);
  const scale = 10 ** decimals;
  const scaled = Math.floor((2 * Math.abs(minutes) * scale + 60) / 120);
  const digits = String(scaled).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = minutes < 0 && scaled > 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}
