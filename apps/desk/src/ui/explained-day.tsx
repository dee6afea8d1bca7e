// The reasons of a day, stretch by stretch.
import { useState } from 'react';
import { whyWords } from '#said/desk/common/why.ts';
import { useWords } from '#words/words.ts';
import { Choice } from './choice.tsx';
import styles from './explained-day.module.css';
import { Notice } from './notice.tsx';

type Span = { readonly startAtUtc: string; readonly endAtUtc: string | null };

type Source = { readonly text: string; readonly addresses: readonly string[] };

type Reason = { readonly sentence: string; readonly source: Source | null };

type Stretch = {
  readonly startAtUtc: string;
  readonly hours: string;
  readonly minutes: number;
  readonly className: string | null;
  readonly reasons: readonly Reason[];
  readonly paidAs: string;
  readonly forWorker: string;
};

type Credit = Reason & { readonly account: string; readonly forWorker: string };

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

/** To whom it is said. */
type Voice = 'payroll' | 'worker';

export function ExplainedDay({ day, clock }: ExplainedDayProps) {
  const t = useWords(whyWords);
  const [voice, setVoice] = useState<Voice>('payroll');
  const { holiday, entries, credits, issues } = day;
  const isEmpty = entries.length + credits.length === 0;
  return (
    <div className={styles['why']}>
      {!isEmpty && (
        <Choice
          legend={t.voice}
          value={voice}
          options={[
            ['payroll', t.forPayroll],
            ['worker', t.forWorker],
          ]}
          onChoose={setVoice}
        />
      )}
      {holiday && <p>{holiday.sentence}</p>}
      {voice === 'payroll' &&
        issues.map(({ code, sentence }) => (
          <Notice key={`${code} ${sentence}`} look="warning">
            <p>{sentence}</p>
          </Notice>
        ))}
      {isEmpty && <p>{t.nothing}</p>}
      {entries.map((entry) => (
        <WhyEntry key={entry.timeEntryId} entry={entry} clock={clock} voice={voice} />
      ))}
      <Credits credits={credits} voice={voice} />
    </div>
  );
}

type WhyEntryProps = { readonly entry: Entry; readonly clock: Clock; readonly voice: Voice };

function WhyEntry({ entry, clock, voice }: WhyEntryProps) {
  return (
    <section className={styles['entry']}>
      <h4>{clock.span(entry)}</h4>
      {entry.keptOtherwise !== null && <p>{entry.keptOtherwise}</p>}
      <ol className={styles['stretches']}>
        {entry.stretches.map((stretch) =>
          voice === 'worker' ? (
            <li key={stretch.startAtUtc}>{stretch.forWorker}</li>
          ) : (
            <WhyStretch key={stretch.startAtUtc} stretch={stretch} clock={clock} />
          ),
        )}
      </ol>
      <Credits credits={entry.credits} voice={voice} />
    </section>
  );
}

function WhyStretch({ stretch, clock }: { readonly stretch: Stretch; readonly clock: Clock }) {
  const { hours, className, minutes, reasons, paidAs } = stretch;
  return (
    <li>
      <p className={styles['head']}>
        <b>{hours}</b> {className} <span className="fine">{clock.duration(minutes)}</span>
      </p>
      {reasons.map(({ sentence }, place) => (
        <p key={place}>{sentence}</p>
      ))}
      <p>{paidAs}</p>
      <Sources of={reasons} />
    </li>
  );
}

function Credits({ credits, voice }: { readonly credits: readonly Credit[]; readonly voice: Voice }) {
  if (credits.length === 0) return null;
  return (
    <ul className={styles['stretches']}>
      {credits.map((credit, place) => (
        <li key={`${credit.account} ${place}`}>
          {voice === 'worker' ? (
            credit.forWorker
          ) : (
            <>
              <p>{credit.sentence}</p>
              <Sources of={[credit]} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Each source once, with its pages. */
function Sources({ of }: { readonly of: readonly Reason[] }) {
  const t = useWords(whyWords);
  const sources = new Map(of.flatMap(({ source }) => (source === null ? [] : [[source.text, source]])));
  if (sources.size === 0) return null;
  return (
    <details className="fine">
      <summary>{t.source}</summary>
      {[...sources.values()].map(({ text, addresses }) => (
        <div key={text}>
          <p>{text}</p>
          {addresses.map((address) => (
            <p key={address}>
              <a href={address} rel="noreferrer" target="_blank">
                {address}
              </a>
            </p>
          ))}
        </div>
      ))}
    </details>
  );
}
