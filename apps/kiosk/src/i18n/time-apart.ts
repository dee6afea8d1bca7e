const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** `+0.3 s`, `−7 min`, `+26 h`: how far the tablet's clock is ahead of the server's, as exactly as matters. */
export function formatTimeApart(milliseconds: number): string {
  const size = Math.abs(milliseconds);
  if (size < 2 * MINUTE) return signed(milliseconds, size / SECOND, 's', 1);
  return size < 2 * HOUR
    ? signed(milliseconds, size / MINUTE, 'min', 0)
    : signed(milliseconds, size / HOUR, 'h', 0);
}

function signed(milliseconds: number, size: number, unit: string, digits: number): string {
  const text = size.toFixed(digits);
  const sign = Number(text) === 0 ? '' : milliseconds > 0 ? '+' : '−';
  return `${sign}${text} ${unit}`;
}
