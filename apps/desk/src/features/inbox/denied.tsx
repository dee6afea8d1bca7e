// A change that the person says is not so: what was there, what is there now, what that moves in their minutes, and their words.
import { Link } from '@tanstack/react-router';
import { localDateOf } from '@stimpill/time';
import type { ReviewCase } from '#api/reviews.ts';
import { useClock } from '#api/use-clock.ts';
import { EffectLine } from '#ui/effect-line.tsx';
import { WordOfBoth } from '#ui/word-of-both.tsx';
import { useWords } from '#words/words.ts';
import { caseWords } from '#said/desk/inbox/case.ts';
import { deniedWords } from '#said/desk/inbox/denied.ts';
import styles from './case.module.css';

type DeniedChange = NonNullable<ReviewCase['denied']>;
type State = NonNullable<DeniedChange['entries'][number]['after']>;

type DeniedProps = {
  readonly about: Pick<ReviewCase, 'employeeId' | 'date' | 'timeEntryId' | 'settled'>;
  readonly denied: DeniedChange;
};

export function Denied({ about, denied }: DeniedProps) {
  const t = useWords(deniedWords);
  const { moment } = useClock();
  const { by, reason, changedAtUtc, entries, effect, word } = denied;
  const when = moment(changedAtUtc);
  return (
    <section className={styles['earlier']} aria-labelledby="denied">
      <h3 id="denied">{t.what}</h3>
      <p>{reason === null ? `${by}, ${when}` : t.byFor({ by, when, reason })}</p>
      {entries.map(({ timeEntryId, before, after }) => (
        <dl key={timeEntryId} className={styles['words']}>
          <div data-look="plan">
            <dt>{t.before}</dt>
            <dd>{before === null ? t.added : <StateText state={before} />}</dd>
          </div>
          <div data-look="entry">
            <dt>{t.after}</dt>
            <dd>{after === null ? t.gone : <StateText state={after} />}</dd>
          </div>
        </dl>
      ))}
      {effect !== null && <EffectLine effect={effect} />}
      <h3>{t.said}</h3>
      <div className="stack gap-4">
        <WordOfBoth word={word} moment={moment} />
      </div>
      {about.settled === null && <ToEntry about={about} />}
    </section>
  );
}

/** Opens the time to be corrected; where the change took it out, a new one on that day. */
function ToEntry({ about: { employeeId, date, timeEntryId } }: Pick<DeniedProps, 'about'>) {
  const t = useWords(deniedWords);
  return (
    <p>
      <Link to={`/timesheets/${employeeId}`} search={{ from: date, day: date, open: timeEntryId ?? 'new' }}>
        {t.toEntry}
      </Link>
    </p>
  );
}

function StateText({ state }: { readonly state: State }) {
  const t = useWords(caseWords);
  const { day, span, timeZone } = useClock();
  const { startAtUtc, endAtUtc, kind, breaks, projectName, isDraft } = state;
  return [
    `${day(localDateOf(Date.parse(startAtUtc), timeZone))} ${span({ startAtUtc, endAtUtc })}`,
    ...(kind === 'work' ? [] : [t.entryKinds[kind]]),
    ...(endAtUtc === null ? [t.open] : []),
    ...breaks.map((each) => `(${span(each)})`),
    ...(projectName === null ? [] : [projectName]),
    ...(isDraft ? [t.draft] : []),
  ].join(', ');
}
