// The reasons of a day, stretch by stretch.
import { whyWords } from '#words/why-words.ts';
import { useWords } from '#words/words.ts';
import styles from './explained-day.module.css';
import { Notice } from './notice.tsx';

type Span = { readonly startAtUtc: string; readonly endAtUtc: string | null };

type Stretch = {
  readonly startAtUtc: string;
  readonly hours: string;
  readonly minutes: number;
  readonly className: string | null;
  readonly premiumLines: readonly string[];
  readonly reasons: readonly { readonly sentence: string; readonly source: string | null }[];
  readonly paidAs: string;
};

type Credit = { readonly account: string; readonly sentence: string };

type Entry = Span & {
  readonly timeEntryId: string;
  /** That it was approved with other minutes; null where it was not. */
  readonly keptOtherwise: string | null;
  readonly stretches: readonly Stretch[];
  readonly credits: readonly Credit[];
};

type Explained = {
  readonly holiday: { readonly name: string; readonly sentence: string } | null;
  readonly entries: readonly Entry[];
  readonly credits: readonly Credit[];
  readonly issues: readonly { readonly code: string; readonly sentence: string }[];
};

/** How time is written. */
type Clock = { readonly span: (span: Span) => string; readonly duration: (minutes: number) => string };

type ExplainedDayProps = { readonly day: Explained; readonly clock: Clock };

export function ExplainedDay({ day, clock }: ExplainedDayProps) {
  const t = useWords(whyWords);
  const { holiday, entries, credits, issues } = day;
  return (
    <div className={styles['why']}>
      {holiday && (
        <p>
          <strong>{holiday.name}.</strong> {holiday.sentence}
        </p>
      )}
      {issues.map(({ code, sentence }) => (
        <Notice key={`${code} ${sentence}`} look="warning">
          <p>{sentence}</p>
        </Notice>
      ))}
      {entries.length + credits.length === 0 && <p>{t.nothing}</p>}
      {entries.map((entry) => (
        <WhyEntry key={entry.timeEntryId} entry={entry} clock={clock} />
      ))}
      <Credits credits={credits} />
    </div>
  );
}

function WhyEntry({ entry, clock }: { readonly entry: Entry; readonly clock: Clock }) {
  return (
    <section className={styles['entry']}>
      <h4>{clock.span(entry)}</h4>
      {entry.keptOtherwise !== null && <p>{entry.keptOtherwise}</p>}
      <ol className={styles['stretches']}>
        {entry.stretches.map((stretch) => (
          <WhyStretch key={stretch.startAtUtc} stretch={stretch} clock={clock} />
        ))}
      </ol>
      <Credits credits={entry.credits} />
    </section>
  );
}

function WhyStretch({ stretch, clock }: { readonly stretch: Stretch; readonly clock: Clock }) {
  const t = useWords(whyWords);
  const { hours, className, minutes, reasons, paidAs, premiumLines } = stretch;
  const sources = [...new Set(reasons.flatMap(({ source }) => source ?? []))];
  return (
    <li>
      <p className={styles['head']}>
        <b>{hours}</b> {className} <span className={styles['fine']}>{clock.duration(minutes)}</span>
      </p>
      {reasons.map(({ sentence }, place) => (
        <p key={place}>{sentence}</p>
      ))}
      <p>
        {paidAs} {premiumLines.length > 0 && `${t.paidOn} ${premiumLines.join(', ')}.`}
      </p>
      {sources.length > 0 && (
        <details className={styles['fine']}>
          <summary>{t.source}</summary>
          {sources.map((source) => (
            <p key={source}>{source}</p>
          ))}
        </details>
      )}
    </li>
  );
}

function Credits({ credits }: { readonly credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <ul className={styles['stretches']}>
      {credits.map(({ account, sentence }, place) => (
        <li key={`${account} ${place}`}>{sentence}</li>
      ))}
    </ul>
  );
}
