// What is known beside the pay: time off that is saved up, rest that was not kept, and each change by hand.
import { linesOfWord, type WordOfBoth } from '@stimpill/words/lines-of-word.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import type { Block, Column } from '#features/papers/paper.ts';
import { toOwnDays } from '#features/own-record/to-own-days.ts';
import type { SettledDeparture } from '#features/rest/departure.ts';
import { part } from './part.ts';
import type { Statement } from './read-statement.ts';
import type { Speech } from './speech.ts';

export function balancesPart(
  { days }: Statement,
  { t: all, day, duration, account }: Speech,
): readonly Block[] {
  const t = all.statementWords;
  const figures = [t.opening, t.earned, t.taken, t.paidOut, t.givenUp, t.left];
  const columns = [
    { name: t.account, share: 2 },
    ...figures.map((name): Column => ({ name, share: 1, isFigure: true })),
  ];
  const rows = days.balances.map((each) => [
    account(each.account),
    duration(each.openingMinutes),
    duration(each.earnedMinutes),
    duration(each.takenMinutes),
    duration(each.paidMinutes),
    duration(each.expiredMinutes),
    duration(each.remainingMinutes),
  ]);
  return part(t.balances({ day: day(days.balanceDate) }), columns, rows, t.noBalances);
}

export function restPart({ rest }: Statement, speech: Speech): readonly Block[] {
  const { statementWords: t, restWords, restFactWords } = speech.t;
  const columns = [
    { name: restWords.right, share: 1.2 },
    { name: restWords.when, share: 1.3 },
    { name: restWords.found, share: 2 },
    { name: restWords.owed, share: 1.1, isFigure: true },
    { name: t.given, share: 2.2 },
  ] as const;
  const rows = rest.departures.map((each) => [
    wordFor(restFactWords.rights, each.right),
    speech.days(each.startDate, each.endDate),
    restFactWords.says[each.right]({
      minutes: speech.duration(each.minutes),
      limit: speech.duration(each.limitMinutes),
    }),
    each.owedMinutes === null ? '' : speech.duration(each.owedMinutes),
    givenFor(each, speech),
  ]);
  return [
    ...part(t.departures, columns, rows, restWords.noneLead),
    ...rest.notJudged.map(({ right, because }): Block => {
      const name = right === null ? restWords.severalRights : restFactWords.rights[right];
      return { kind: 'text', text: t.notJudged({ right: name, because: restWords.reasons[because] }) };
    }),
  ];
}

function givenFor({ settledBy, openMinutes }: SettledDeparture, { t, day, duration }: Speech): string {
  const { settledOn, stillOpen } = t.restFactWords;
  return [
    ...settledBy.map(({ kind, date, minutes, reason, bookedBy }) => {
      const said = settledOn[kind === 'opening' ? 'other' : kind]({
        duration: duration(minutes),
        date: day(date),
      });
      return [said, [bookedBy, reason].filter((each) => each !== null).join(': ')]
        .filter((each) => each !== '')
        .join(', ');
    }),
    ...(openMinutes > 0 ? [stillOpen({ duration: duration(openMinutes) })] : []),
  ].join('\n');
}

/** A row for each field, so that none is longer than a page. */
export function correctionsPart(statement: Statement, speech: Speech): readonly Block[] {
  const { statementWords: t } = speech.t;
  const { company, language, names, wordOf } = statement;
  const columns = [
    { name: t.entry, share: 1.6 },
    { name: t.change, share: 2.4 },
    { name: t.author, share: 1.5 },
    { name: t.reason, share: 2 },
  ] as const;
  const reader = { language, timeZone: company.timeZone, names, wordOf };
  const own = toOwnDays(statement.days, statement.removed, reader).days.toReversed();
  const rows = own.flatMap(({ date, entries }) =>
    entries.flatMap(({ startAtUtc, endAtUtc, changes }) => {
      const span = speech.span(Date.parse(startAtUtc), endAtUtc === null ? null : Date.parse(endAtUtc));
      return changes.flatMap(({ act, by, changedAtUtc, reason, fields, word }) => {
        const told = fields.length === 0 ? [t.acts[act as keyof typeof t.acts]] : fieldsOf(fields, speech);
        const author = `${by}\n${speech.moment(Date.parse(changedAtUtc))}`;
        const why = [...(reason === null ? [] : [reason]), ...(word ? wordsOf(word, speech) : [])].join('\n');
        return told.map((change) => [`${speech.day(date)} ${span}`, change, author, why]);
      });
    }),
  );
  return part(t.corrections, columns, rows, t.noCorrections);
}

/** Silence is said as well. */
function wordsOf(word: WordOfBoth, { t, moment }: Speech): readonly string[] {
  return linesOfWord(word, t.changeWordWords, (instant) => moment(Date.parse(instant))).map(
    ({ text }) => text,
  );
}

type Fields = ReturnType<typeof toOwnDays>['days'][number]['entries'][number]['changes'][number]['fields'];

function fieldsOf(fields: Fields, { t }: Speech): readonly string[] {
  const { nothing } = t.timeWords;
  return fields.map(({ name, before, after }) =>
    t.statementWords.field({ name, before: before ?? nothing, after: after ?? nothing }),
  );
}
