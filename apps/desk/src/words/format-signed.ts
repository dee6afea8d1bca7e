/** `+8:00`, `−0:30`: hours and minutes that are added or taken away. @param minutes whole */
export function formatSigned(minutes: number): string {
  const sign = minutes < 0 ? '−' : '+';
  const size = Math.abs(minutes);
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}
