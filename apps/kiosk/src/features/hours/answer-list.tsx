import { formatClock, formatDayAndMonth } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OwnAnswer } from './own-hours.ts';
import styles from './own-hours-screen.module.css';

type AnswerListProps = { readonly answers: readonly OwnAnswer[]; readonly timeZone: string };

/** The outcome of what the person told: what it was, what was decided, and the message of the manager. */
export function AnswerList({ answers, timeZone }: AnswerListProps) {
  const { t } = useLanguage();
  return (
    <section className={styles['card']}>
      <h2>{t.answers}</h2>
      <ul className={styles['answers']}>
        {answers.map((answer, place) => (
          <Answer key={place} answer={answer} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

function Answer({ answer, timeZone }: { readonly answer: OwnAnswer; readonly timeZone: string }) {
  const { t, language } = useLanguage();
  const { about, action, at, decision, countsAt, note } = answer;
  const what = action === undefined ? t.answerBreak : { start: t.receiptIn, stop: t.receiptOut }[action];
  const asked = `${formatDayAndMonth(at, timeZone, language)}: ${what} ${formatClock(at, timeZone)}`;
  const words = about === 'dispute' ? t.answersToDispute : t.answersTo;
  return (
    <li>
      <span>{asked}</span>
      <strong>
        {decision === 'otherTime' && countsAt !== undefined
          ? t.answerOtherTime({ time: formatClock(countsAt, timeZone) })
          : words[decision]}
      </strong>
      {note !== undefined && <span>“{note}”</span>}
    </li>
  );
}
