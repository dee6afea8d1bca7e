// How a statement writes what it has: in the language and the time zone of whom it is for.
import { fromTo, localDateOf, localTimeOf, weekdayOfDate, writeLocalMinute } from '@stimpill/time';
import { durationIn } from '@stimpill/words/duration.ts';
import { shortDateIn } from '@stimpill/words/short-date.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import { toldIn } from '#features/rules/pay-lines.ts';
import { ownLanguageOf, wordsIn, type ServerWords } from '#words.ts';
import type { Statement } from './read-statement.ts';

export type Speech = {
  readonly t: ServerWords;
  /** `8 klst. 4 mín.`, below zero with a sign. */
  readonly duration: (minutes: number) => string;
  /** @param date yyyy-MM-dd */
  readonly day: (date: string) => string;
  /** With its weekday. */
  readonly wholeDay: (date: string) => string;
  readonly moment: (instant: number) => string;
  /** `07:00–15:04`, with the day behind an end that lies on another one; `07:00–` while it is open. */
  readonly span: (startAt: number, endAt: number | null) => string;
  readonly days: (first: string, last: string) => string;
  readonly line: (key: string) => string;
  readonly absence: (kind: string) => string;
  readonly account: (account: string) => string;
};

type Reader = Pick<Statement, 'language' | 'company' | 'lineNames' | 'names'>;

export function speechOf({ language, company: { timeZone }, lineNames, names }: Reader): Speech {
  const t = wordsIn(language);
  const own = ownLanguageOf(language);
  const day = (date: string) => {
    const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
    return shortDateIn(own, [year, month, dayOfMonth]);
  };
  const time = (instant: number) => localTimeOf(instant, timeZone);
  const dateOf = (instant: number) => localDateOf(instant, timeZone);
  return {
    t,
    duration: (minutes) => `${minutes < 0 ? '−' : ''}${durationIn(own, Math.abs(minutes))}`,
    day,
    wholeDay: (date) => `${own.weekdays[weekdayOfDate(date)] ?? ''} ${day(date)}`,
    moment: (instant) => `${day(dateOf(instant))} ${writeLocalMinute(instant, timeZone).slice(11)}`,
    span: (startAt, endAt) => {
      if (endAt === null) return fromTo(time(startAt), '');
      const isLater = dateOf(endAt) !== dateOf(startAt);
      return `${fromTo(time(startAt), time(endAt))}${isLater ? ` (${day(dateOf(endAt))})` : ''}`;
    },
    days: (first, last) =>
      first === last ? day(first) : t.statementWords.range({ from: day(first), to: day(last) }),
    line: (key) => {
      const said = [...new Set((lineNames.get(key) ?? []).map((name) => name[toldIn(language)]))];
      return said.length === 0 ? key : said.join(' / ');
    },
    absence: (kind) => names.get(kind) ?? wordFor(t.timeWords.absences, kind),
    account: (account) => wordFor(t.timeWords.accounts, account),
  };
}
