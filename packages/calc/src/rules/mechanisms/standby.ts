/**
 * What does standby at home (bakvakt) pay? Entries of the kind `standby` are not worked and in no bucket; each of their
 * minutes stands on one pay line, by the hours of the week, except those in which the person was called out to work.
 */
import { toLocalDate } from '@stimpill/time';
import { weekHoursOf } from '#calendars/week-hours.ts';
import { difference } from '#intervals/interval-set.ts';
import { type Stint } from '#pay/stint.ts';
import { readName } from '../read-parts.ts';
import { readWindows } from '../read-windows.ts';
import { stretchesOf, windowTable } from '../window-table.ts';
import { type Hours } from '../window.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** The parameters of the mechanism `standby`: the line of each window, and of all other minutes. */
export type Standby = {
  readonly payLine: string;
  readonly windows?: readonly (Hours & { readonly payLine: string })[];
};

const creditStandby = ({ payLine, windows = [] }: Standby) => {
  const table = windowTable(windows);

  const creditStint = (stint: Stint, worked: readonly Stint[], { piecesOf }: CreditInput): NewCredit[] => {
    const minutesOf = new Map<number | null, number>();
    for (const free of difference([stint], worked)) {
      for (const piece of piecesOf(free)) {
        stretchesOf(table, piece, (from, to, { winner }) => {
          minutesOf.set(winner, (minutesOf.get(winner) ?? 0) + to - from);
        });
      }
    }
    return [...minutesOf].map(([window, minutes]) => {
      const hours = windows[window ?? -1];
      return {
        account: 'standby',
        localDate: toLocalDate(stint.day),
        entryId: stint.entries.at(-1)?.id ?? null,
        minutes,
        payLine: hours?.payLine ?? payLine,
        reason: { kind: 'standby', window, ...(hours && { hours: weekHoursOf(hours) }) },
      };
    });
  };

  return (input: CreditInput): NewCredit[] => {
    const worked = input.stints.filter(({ kind }) => kind !== 'standby');
    return input.stints
      .filter(({ kind, day }) => kind === 'standby' && input.holdsOn(day))
      .flatMap((stint) => creditStint(stint, worked, input));
  };
};

/** The mechanism `standby`. */
export const standbyMechanism: Mechanism<Standby> = {
  stage: 'credits',
  ...parameters(() => ({
    must: { payLine: readName },
    may: { windows: readWindows('payLine', readName) },
  })),
  prepare: (standby) => ({ credit: creditStandby(standby) }),
};
