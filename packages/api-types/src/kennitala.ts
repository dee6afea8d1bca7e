// The Icelandic number of a person. It is personal: no list has it, and the log says only that it was set.

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2] as const;

/**
 * Whether the check digit of ten digits is right (Þjóðskrá: weights 3, 2, 7, 6, 5, 4, 3, 2, modulo 11). Temporary numbers have none, so
 * a wrong one is worth a second look and no more.
 * @param kennitala ten digits
 */
export function hasRightCheckDigit(kennitala: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(kennitala[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(kennitala[8]);
}
