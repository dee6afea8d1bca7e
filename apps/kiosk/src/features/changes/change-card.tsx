// One change: who, when and why, each time entry before and after, what it moves, and what was said of it.
import { useState } from 'react';
import { entryStateText } from '@stimpill/words/entry-state-text.ts';
import { linesOfWord } from '@stimpill/words/lines-of-word.ts';
import { formatClock, formatDayAndMonth, formatDuration } from '@stimpill/words/format-time.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import styles from './changes.module.css';
import { useChangeWords } from './change-words.ts';
import type { EntryState, OwnChange } from './own-changes.ts';

type ChangeCardProps = {
  readonly change: OwnChange;
  readonly timeZone: string;
  readonly isSending: boolean;
  readonly onAgree: () => void;
  readonly onNotSo: () => void;
};

export function ChangeCard({ change, timeZone, ...answering }: ChangeCardProps) {
  const { language } = useLanguage();
  const words = useChangeWords();
  const { by, reason, changedAtUtc, entries, effect, word } = change;
  const moment = useMoment(timeZone);
  return (
    <article className={styles['card']}>
      <h2>{words.changedBy({ by, day: moment(changedAtUtc) })}</h2>
      {reason !== null && <p>“{reason}”</p>}
      <dl className={styles['entries']}>
        {entries.map(({ timeEntryId, before, after }) => (
          <div key={timeEntryId}>
            <dt>{words.before}</dt>
            <dd>{before ? <State state={before} timeZone={timeZone} /> : words.nothing}</dd>
            <dt>{words.after}</dt>
            <dd>{after ? <State state={after} timeZone={timeZone} /> : words.gone}</dd>
          </div>
        ))}
      </dl>
      {effect && (
        <p>
          {words.effect({
            before: formatDuration(effect.workedMinutesBefore, language),
            after: formatDuration(effect.workedMinutesAfter, language),
          })}
        </p>
      )}
      {word.words.length > 0 &&
        linesOfWord(word, words.word, moment).map(({ text, isWord }) =>
          isWord ? <strong key={text}>{text}</strong> : <p key={text}>{text}</p>,
        )}
      <Answers isAnswered={word.words.length > 0} {...answering} />
    </article>
  );
}

type AnswersProps = Omit<ChangeCardProps, 'change' | 'timeZone'> & { readonly isAnswered: boolean };

/** A later word stands beside the earlier one. */
function Answers({ isAnswered, isSending, onAgree, onNotSo }: AnswersProps) {
  const words = useChangeWords();
  const [isOpen, setIsOpen] = useState(!isAnswered);
  if (!isOpen)
    return (
      <div className={styles['answers']}>
        <Button icon="pencil" onPress={() => setIsOpen(true)}>
          {words.sayMore}
        </Button>
      </div>
    );
  return (
    <div className={styles['answers']}>
      <Button icon="check" isDisabled={isSending} onPress={onAgree}>
        {words.agree}
      </Button>
      <Button icon="cross" isDisabled={isSending} onPress={onNotSo}>
        {words.notSo}
      </Button>
    </div>
  );
}

function State({ state, timeZone }: { readonly state: EntryState; readonly timeZone: string }) {
  const { t, language } = useLanguage();
  return entryStateText(state, { t: useChangeWords(), kinds: t.hoursStintKinds, timeZone, language });
}

function useMoment(timeZone: string): (instant: string) => string {
  const { language } = useLanguage();
  return (instant) => {
    const at = Date.parse(instant);
    return `${formatDayAndMonth(at, timeZone, language)} ${formatClock(at, timeZone)}`;
  };
}
