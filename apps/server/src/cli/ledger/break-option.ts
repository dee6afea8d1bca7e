// How an operator writes the breaks of a time entry: by the clock of the company, each with its kind.
import { InvalidArgumentError } from 'commander';
import { addDays, localDateOf } from '@stimpill/time';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { BREAK_KINDS, type EntryBreak } from '#features/ledger/time-entry.ts';
import { instantOf } from './instant-of.ts';

const NONE = 'none';
const FORM = /^(?:(\d{4}-\d{2}-\d{2})T)?(\d{2}:\d{2})-(?:(\d{4}-\d{2}-\d{2})T)?(\d{2}:\d{2})(?:=([a-z-]+))?$/;
const MINUTE_MS = 60_000;

/** A time on the clock, HH:mm. Without its date it is the first one after what comes before it. */
type ClockTime = { readonly date: string | undefined; readonly time: string };

type WrittenBreak = {
  readonly from: ClockTime;
  readonly to: ClockTime;
  readonly kind: EntryBreak['kind'];
};

export type WrittenBreaks = readonly (WrittenBreak | typeof NONE)[];

export function breakArgument(text: string, before: WrittenBreaks = []): WrittenBreaks {
  if (text === NONE) return [...before, NONE];
  const [, fromDate, fromTime, toDate, toTime, kindText = 'unpaid'] = FORM.exec(text) ?? [];
  const kind = BREAK_KINDS.find((each) => each === kindText);
  if (fromTime === undefined || toTime === undefined)
    throw new InvalidArgumentError('Write it as 12:00-12:30, 2026-11-20T12:00-12:30 or none.');
  if (kind === undefined)
    throw new InvalidArgumentError(`The kind of a break must be one of ${BREAK_KINDS.join(', ')}.`);
  return [...before, { from: { date: fromDate, time: fromTime }, to: { date: toDate, time: toTime }, kind }];
}

/**
 * @param startAt when the entry begins
 * @throws Refused for a time that the clocks do not show, or show twice
 */
export function breaksOf(
  company: CompanySettings,
  written: WrittenBreaks,
  startAt: number,
): readonly EntryBreak[] {
  const breaks = written.filter((each) => each !== NONE);
  if (breaks.length > 0 && breaks.length < written.length)
    throw new Refused('An entry has breaks or --break none, not both. Nothing was changed.');
  return breaks.map(({ from, to, kind }) => {
    const breakStart = firstFrom(company, from, startAt);
    return { startAt: breakStart, endAt: firstFrom(company, to, breakStart), kind };
  });
}

/** A time in the minute of `earliest` is `earliest` itself: punches have seconds, and operators write minutes. */
function firstFrom(company: CompanySettings, { date, time }: ClockTime, earliest: number): number {
  const at = (day: string) => instantOf(company, `${day}T${time}`);
  if (date !== undefined) return fromMinuteOf(at(date), earliest);
  const today = localDateOf(earliest, company.timeZone);
  const instant = fromMinuteOf(at(today), earliest);
  return instant >= earliest ? instant : at(addDays(today, 1));
}

function fromMinuteOf(instant: number, earliest: number): number {
  return instant < earliest && earliest < instant + MINUTE_MS ? earliest : instant;
}
