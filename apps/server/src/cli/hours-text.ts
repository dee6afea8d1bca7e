/**
 * Minutes as hours and minutes.
 * @example hoursText(90) // '1:30'; hoursText(-90) // '-1:30'
 */
export function hoursText(minutes: number): string {
  const whole = Math.abs(minutes);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return minutes < 0 ? `-${text}` : text;
}
