/**
 * What is a call-out (útkall) worth at least? Work of the kind `callOut` pays its worked time, plus what the agreement
 * adds, and never less than the minimum, unless day work begins soon after it. A call inside the paid time of an earlier
 * one pays worked time only. What is paid beyond the worked time is a credit: it is not worked, and in no bucket.
 */
import { toLocalDate } from '@stimpill/time';
import { weekHoursOf, type WeekHours } from '#calendars/week-hours.ts';
import { type Stint } from '#pay/stint.ts';
import { readWholeNumber } from '../read-fields.ts';
import { readName } from '../read-parts.ts';
import { readWindows } from '../read-windows.ts';
import { winnerAt, windowTable } from '../window-table.ts';
import { type Hours } from '../window.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/**
 * The parameters of the mechanism `call-out`: at least `minimumMinutes`, or worked time plus `addedMinutes` if that is
 * more, on the line `payLine`; no minimum if day work begins within `exceptDayWorkWithinMinutes` of the call-out's
 * start. `minimums` are other minimums by the hours of the week in which the call-out begins.
 */
export type CallOut = {
  readonly minimumMinutes: number;
  readonly payLine: string;
  readonly addedMinutes?: number;
  readonly exceptDayWorkWithinMinutes?: number;
  readonly minimums?: readonly (Hours & { readonly minimumMinutes: number })[];
};

/** What a call-out pays at least, and the hours in which it begins for that, where they have a minimum of their own. */
type Minimum = { readonly minimumMinutes: number; readonly hours?: WeekHours };

/** Does a planned shift or ordinary work begin soon after the call-out began? */
const isDayWorkNear = (
  callOut: Stint,
  { stints, shifts }: CreditInput,
  within: number | undefined,
): boolean => {
  if (within === undefined) return false;
  const isNear = ({ start }: { readonly start: number }): boolean =>
    callOut.start < start && start <= callOut.start + within;
  return shifts.some(isNear) || stints.some((stint) => stint.kind === 'work' && isNear(stint));
};

/** The mechanism `call-out`. */
export const callOutMechanism: Mechanism<CallOut> = {
  stage: 'credits',
  ...parameters(() => ({
    must: { minimumMinutes: readWholeNumber(0), payLine: readName },
    may: {
      addedMinutes: readWholeNumber(0),
      exceptDayWorkWithinMinutes: readWholeNumber(0),
      minimums: readWindows('minimumMinutes', readWholeNumber(0)),
    },
  })),

  prepare: ({ minimumMinutes, payLine, addedMinutes = 0, exceptDayWorkWithinMinutes, minimums = [] }) => {
    const table = windowTable(minimums);
    const minimumOf = (stint: Stint): Minimum => {
      const own = minimums[winnerAt(table, stint, stint.minuteOfDay) ?? -1];
      return own === undefined
        ? { minimumMinutes }
        : { minimumMinutes: own.minimumMinutes, hours: weekHoursOf(own) };
    };

    const credit = (input: CreditInput): NewCredit[] => {
      const credits: NewCredit[] = [];
      let paidUntil = Number.NEGATIVE_INFINITY;
      for (const stint of input.stints) {
        const entry = stint.entries.at(-1);
        if (stint.kind !== 'callOut' || entry === undefined) continue;
        const isInsidePaid = stint.start < paidUntil;
        paidUntil = Math.max(paidUntil, stint.end);
        if (isInsidePaid || isDayWorkNear(stint, input, exceptDayWorkWithinMinutes)) continue;
        const workedMinutes = input.workedOf(stint);
        const minimum = minimumOf(stint);
        const paidMinutes = Math.max(workedMinutes + addedMinutes, minimum.minimumMinutes);
        paidUntil = Math.max(paidUntil, stint.start + paidMinutes);
        if (paidMinutes === workedMinutes || !input.holdsOn(stint.day)) continue;
        credits.push({
          account: 'callOut',
          localDate: toLocalDate(stint.day),
          entryId: entry.id,
          minutes: paidMinutes - workedMinutes,
          payLine,
          reason: { kind: 'call-out', workedMinutes, addedMinutes, ...minimum },
        });
      }
      return credits;
    };
    return { credit };
  },
};
