import { formatClock, formatDayAndMonth } from '@stimpill/words/format-time.ts';
import type { MyHours } from '#api/own-operations.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './home.module.css';

type OwnAnswer = NonNullable<MyHours['answers']>[number];
type AnswerListProps = { readonly answers: readonly OwnAnswer[]; readonly timeZone: string };

/** What managers decided about what the person told, with their words. */
export function AnswerList({ answers, timeZone }: AnswerListProps) {
  const { t } = useLanguage();
  return (
    <Card title={t.answers}>
      <ul className={styles['answers']}>
        {answers.map((answer, place) => (
          <AnswerLine key={`${place} ${answer.decidedAtUtc}`} answer={answer} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function AnswerLine({ answer, timeZone }: { readonly answer: OwnAnswer; readonly timeZone: string }) {
  const { t, language } = useLanguage();
  const { about, action, atUtc, decision, countsAtUtc, note } = answer;
  const at = Date.parse(atUtc);
  const what = action === null ? t.answerBreak : { start: t.receiptIn, stop: t.receiptOut }[action];
  const words = about === 'dispute' ? t.answersToDispute : t.answersTo;
  return (
    <li>
      <p>
        {formatDayAndMonth(at, timeZone, language)}: {what} {formatClock(at, timeZone)}
      </p>
      <p>
        <strong>
          {decision === 'otherTime' && countsAtUtc !== null
            ? t.answerOtherTime({ time: formatClock(Date.parse(countsAtUtc), timeZone) })
            : words[decision]}
        </strong>
      </p>
      {note !== null && <p>“{note}”</p>}
    </li>
  );
}
