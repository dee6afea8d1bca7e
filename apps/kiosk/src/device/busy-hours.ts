/** Shift changes, when nothing but punching should happen: 6 to 9 in the morning, 15 to 17 in the afternoon. */
export function isBusyHour(hour: number): boolean {
  return (hour >= 6 && hour < 9) || (hour >= 15 && hour < 17);
}
