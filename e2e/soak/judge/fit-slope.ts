export type Point = { readonly day: number; readonly value: number };

/**
 * The straight line that lies closest to the points (least squares).
 * @returns how much the value grows in a day; NaN for fewer than two different days
 */
export function fitSlope(points: readonly Point[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [day, value] = [mean(points.map((each) => each.day)), mean(points.map((each) => each.value))];
  const together = points.reduce((sum, each) => sum + (each.day - day) * (each.value - value), 0);
  return together / points.reduce((sum, each) => sum + (each.day - day) ** 2, 0);
}
