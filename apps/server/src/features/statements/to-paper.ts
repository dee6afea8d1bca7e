// A statement as a paper: whose it is and whether it is approved first, then what is paid, then every day and what became of it.
import type { Block, Paper } from '#features/papers/paper.ts';
import type { Statement } from './read-statement.ts';
import { absencesPart, daysPart, sumsPart } from './parts-of-time.ts';
import { balancesPart, correctionsPart, restPart } from './parts-of-record.ts';
import { speechOf, type Speech } from './speech.ts';

export function toPaper(statement: Statement): Paper {
  const { company, employee, range, language, approval, now } = statement;
  const speech = speechOf(statement);
  const { statementWords: t } = speech.t;
  const period = speech.days(range.startDate, range.endDate);
  return {
    title: `${t.title}: ${employee.displayName}, ${period}`,
    author: company.name,
    language,
    madeAt: now,
    above: { about: [company.name, employee.displayName, period].join(' · '), mark: t.marks[approval.state] },
    pageOf: (page, pages) => t.page({ page, pages }),
    blocks: [
      { kind: 'title', text: t.title },
      noticeOf(statement, speech),
      factsOf(statement, speech, period),
      ...sumsPart(statement, speech),
      ...daysPart(statement, speech),
      ...absencesPart(statement, speech),
      ...balancesPart(statement, speech),
      ...restPart(statement, speech),
      ...correctionsPart(statement, speech),
      { kind: 'heading', text: t.signatures },
      {
        kind: 'signatures',
        labels: [employee.displayName, company.name].map((who) => t.signature({ who })),
      },
    ],
  };
}

/** Nobody may take a month that can still change for one that cannot. */
function noticeOf({ approval, isOver, days, names }: Statement, { t: all, moment }: Speech): Block {
  const t = all.statementWords;
  const { state, approved, all: entries, last } = approval;
  const who = last?.by.userId ?? null;
  const isKept = days.days.some((day) => day.entries.some(({ isKeptOtherwise }) => isKeptOtherwise));
  return {
    kind: 'notice',
    look: state === 'approved' ? 'settled' : 'unsettled',
    texts: [
      state === 'partly' ? t.states.partly({ approved, all: entries }) : t.states[state],
      ...(isOver ? [] : [t.runs]),
      ...(last === null
        ? []
        : [
            t.approvedBy({
              who: (who === null ? null : names.get(who)) ?? all.logWords.who.unknown,
              when: moment(last.changedAt),
            }),
          ]),
      ...(isKept ? [t.keptOtherwise] : []),
    ],
  };
}

function factsOf(statement: Statement, speech: Speech, period: string): Block {
  const { company, employee, knownBy, days, now } = statement;
  const { statementWords, timeWords } = speech.t;
  const { facts } = statementWords;
  return {
    kind: 'facts',
    facts: [
      [facts.company, company.name],
      [facts.person, employee.displayName],
      ...(knownBy === null ? [] : [[facts[knownBy.kind], knownBy.text] as const]),
      [facts.period, period],
      [timeWords.worked, speech.duration(days.hours.workedMinutes)],
      [facts.made, speech.moment(now)],
    ],
  };
}
