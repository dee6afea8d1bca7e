// The reasons of a day as the contract of our own apps shows them.
import type { ExplainedDay as PublicDay } from '@stimpill/api-types/manage';
import type { ExplainedSource, ExplanationOfCredit } from '@stimpill/calc';
import { toInstant } from '#to-instant.ts';
import type { ExplainedDay } from './explain-day.ts';

type PublicEntry = PublicDay['entries'][number];

export function toExplainedDay(day: ExplainedDay): PublicDay {
  const { employee, date, language, holiday, entries, credits, issues } = day;
  return {
    employeeId: employee.id,
    employeeDisplayName: employee.displayName,
    date,
    language,
    holiday: holiday && { name: holiday.name, sentence: holiday.sentence },
    entries: entries.map(toEntry),
    credits: credits.map(toCredit),
    issues: issues.map(({ issue, sentence }) => ({ code: issue.code, sentence })),
  };
}

function toEntry({ entry, explained }: ExplainedDay['entries'][number]): PublicEntry {
  const { id, startAt, endAt, isDraft, isLocked } = entry;
  const { workedMinutes, unpaidBreakMinutes, keptOtherwise, stretches, credits } = explained;
  return {
    timeEntryId: id,
    startAtUtc: toInstant(startAt),
    endAtUtc: endAt === null ? null : toInstant(endAt),
    isDraft,
    isLocked,
    workedMinutes,
    unpaidBreakMinutes,
    keptOtherwise,
    stretches: stretches.map((stretch) => ({
      startAtUtc: toInstant(stretch.startAt),
      endAtUtc: toInstant(stretch.endAt),
      hours: stretch.hours,
      minutes: stretch.minutes,
      className: stretch.className,
      bucketName: stretch.bucketName,
      payLine: stretch.payLine,
      premiumLines: [...stretch.premiumLines],
      reasons: stretch.reasons.map(({ sentence, source }) => ({ sentence, source: toSource(source) })),
      paidAs: stretch.paidAs,
      forWorker: stretch.forWorker,
    })),
    credits: credits.map(toCredit),
  };
}

function toCredit({
  credit,
  sentence,
  source,
  forWorker,
}: ExplanationOfCredit): PublicEntry['credits'][number] {
  const { account, localDate, minutes, payLine } = credit;
  return { account, localDate, minutes, payLine, sentence, source: toSource(source), forWorker };
}

function toSource(source: ExplainedSource | null) {
  return source && { text: source.text, addresses: [...source.addresses] };
}
