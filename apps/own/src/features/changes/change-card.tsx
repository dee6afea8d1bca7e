// One change: who, when and why, each time entry before and after, what it moves, what was said of it, and what the person says.
import { useState } from 'react';
import { entryStateText } from '@stimpill/words/entry-state-text.ts';
import { formatClock, formatDayAndMonth, formatDuration } from '@stimpill/words/format-time.ts';
import { linesOfWord } from '@stimpill/words/lines-of-word.ts';
import type { MyChange } from '#api/own-operations.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#words/language-provider.tsx';
import styles from './changes.module.css';
import { SayWord } from './say-word.tsx';

type ChangeCardProps = {
  readonly change: MyChange;
  readonly timeZone: string;
  /** The newest change that is on the screen; undefined: nothing can be said. */
  readonly seenThrough: string | undefined;
  /** @param words what came of it */
  readonly onSaid: (words: string) => void;
};

export function ChangeCard({ change, timeZone, seenThrough, onSaid }: ChangeCardProps) {
  const { t, language } = useLanguage();
  const { by, reason, changedAtUtc, effect, word } = change;
  const moment = (instant: string) => {
    const at = Date.parse(instant);
    return `${formatDayAndMonth(at, timeZone, language)} ${formatClock(at, timeZone)}`;
  };
  return (
    <Card title={t.change.changedBy({ by, day: moment(changedAtUtc) })}>
      {reason !== null && <p>“{reason}”</p>}
      <BeforeAndAfter change={change} timeZone={timeZone} />
      {effect && (
        <p>
          {t.change.effect({
            before: formatDuration(effect.workedMinutesBefore, language),
            after: formatDuration(effect.workedMinutesAfter, language),
          })}
        </p>
      )}
      {word.words.length > 0 &&
        linesOfWord(word, t.word, moment).map(({ text, isWord }) =>
          isWord ? <strong key={text}>{text}</strong> : <p key={text}>{text}</p>,
        )}
      {seenThrough !== undefined && (
        <Answer changeId={word.changeId} isAnswered={word.words.length > 0} {...{ seenThrough, onSaid }} />
      )}
    </Card>
  );
}

function BeforeAndAfter({ change, timeZone }: Pick<ChangeCardProps, 'change' | 'timeZone'>) {
  const { t, language } = useLanguage();
  const speech = { t: t.change, kinds: t.hoursStintKinds, timeZone, language };
  return (
    <dl className={styles['entries']}>
      {change.entries.map(({ timeEntryId, before, after }) => (
        <div key={timeEntryId}>
          <dt>{t.change.before}</dt>
          <dd>{before ? entryStateText(before, speech) : t.change.nothing}</dd>
          <dt>{t.change.after}</dt>
          <dd>{after ? entryStateText(after, speech) : t.change.gone}</dd>
        </div>
      ))}
    </dl>
  );
}

type AnswerProps = {
  readonly changeId: string;
  readonly isAnswered: boolean;
  readonly seenThrough: string;
  readonly onSaid: (words: string) => void;
};

/** A later word stands beside the earlier one. */
function Answer({ isAnswered, ...saying }: AnswerProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(!isAnswered);
  if (isOpen) return <SayWord {...saying} />;
  return (
    <Button icon="pencil" onPress={() => setIsOpen(true)}>
      {t.change.sayMore}
    </Button>
  );
}
