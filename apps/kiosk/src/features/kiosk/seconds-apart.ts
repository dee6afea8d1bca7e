/** `+0.3 s`: how far the tablet's clock is ahead of the server's. */
export function formatSecondsApart(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100) / 10;
  const sign = tenths > 0 ? '+' : tenths < 0 ? '−' : '';
  return `${sign}${Math.abs(tenths).toFixed(1)} s`;
}
