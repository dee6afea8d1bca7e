import { daysFrom } from '@stimpill/time';
import type { AwayDay } from '#api/leave.ts';

/** Over a weekend and a holiday beside it. */
const LONGEST_GAP_DAYS = 5;

/** The absences of the same kind around a day, without more than a long weekend between two of them. By date. */
export function daysInARow(days: readonly AwayDay[], around: AwayDay): readonly AwayDay[] {
  const alike = days.filter(
    ({ type, kindId, absenceId, requestId }) =>
      absenceId !== null &&
      type === around.type &&
      kindId === around.kindId &&
      requestId === around.requestId,
  );
  const place = alike.findIndex(({ absenceId }) => absenceId === around.absenceId);
  if (place < 0) return [around];
  let [first, last] = [place, place];
  while (first > 0 && isNear(alike[first - 1], alike[first])) first -= 1;
  while (last < alike.length - 1 && isNear(alike[last], alike[last + 1])) last += 1;
  return alike.slice(first, last + 1);
}

function isNear(earlier: AwayDay | undefined, later: AwayDay | undefined): boolean {
  if (earlier === undefined || later === undefined) return false;
  return daysFrom(earlier.date, later.date) <= LONGEST_GAP_DAYS;
}
