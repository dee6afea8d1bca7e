// Several equal questions, settled at once by the same decision.
import { useState } from 'react';
import type { OpenReview } from '#api/reviews.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { KeyHint } from '#ui/key-hint.tsx';
import { ReadyReasons } from '#ui/ready-reasons.tsx';
import { useWords } from '#words/words.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import styles from './case.module.css';
import { choiceWords } from '#said/desk/inbox/choice.ts';
import type { OnDecide } from './use-choosing.ts';
import { EffectLine } from '#ui/effect-line.tsx';
import { inboxWords } from '#said/desk/inbox/inbox.ts';
import { useReadyReasons } from './use-ready-reasons.ts';
import { useReasons } from './use-reasons.ts';
import { usePlainKey } from '#ui/use-plain-key.ts';
import { useCases, useSharedChoices, type SharedChoice } from './use-shared-choices.ts';

type ManyPanelProps = {
  /** Equal ones, at least one. */
  readonly questions: readonly OpenReview[];
  /** How many there are of these in all. */
  readonly alike: readonly OpenReview[];
  readonly onMarkAll: () => void;
  readonly onUnmark: () => void;
  readonly onDecide: OnDecide;
};

export function ManyPanel({ questions, alike, onMarkAll, onUnmark, onDecide }: ManyPanelProps) {
  const t = useWords(inboxWords);
  const reasons = useReasons();
  const apart = useNamesApart();
  const reason = wordFor(reasons, questions[0]?.reason ?? '');
  return (
    <section className={styles['case']} aria-labelledby="case">
      <header className={styles['head']}>
        <h2 id="case" tabIndex={-1}>
          {t.marked({ count: questions.length })}
        </h2>
        <p className={styles['asks']}>{reason}</p>
        <p className={styles['fine']}>{t.manyLead}</p>
      </header>
      <div className="row gap-8">
        {alike.length > questions.length && (
          <Button onPress={onMarkAll}>{t.markAll({ count: alike.length })}</Button>
        )}
        <Button look="quiet" onPress={onUnmark}>
          {t.unmark}
        </Button>
      </div>
      <SharedChoices questions={questions} onDecide={onDecide} />
      <ul className={styles['facts']}>
        {questions.map(({ id, employeeId, employeeName, tabletName }) => (
          <li key={id}>
            {employeeName === null ? (tabletName ?? t.nobody) : apart(employeeId, employeeName)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SharedChoices({ questions, onDecide }: Pick<ManyPanelProps, 'questions' | 'onDecide'>) {
  const t = useWords(inboxWords);
  const words = useWords(choiceWords);
  const [reason, setReason] = useState('');
  const cases = useCases(questions);
  const choices = useSharedChoices(cases);
  const kind = questions[0]?.kind;
  const ready = useReadyReasons()(kind === 'draft' ? 'acceptDraft' : 'accept', kind);
  const decide = ({ key, name }: SharedChoice) => {
    const said = reason.trim();
    const body = { reviewIds: questions.map(({ id }) => id), decision: key };
    onDecide({ by: 'items', body: { ...body, ...(said !== '' && { reason: said }) } }, name);
  };
  usePlainKey((key) => {
    const choice = choices[Number(key) - 1];
    if (choice) decide(choice);
    return choice !== undefined;
  });
  const isCounting = cases.length < questions.length;
  return (
    <section className={styles['choices']} aria-labelledby="choices">
      <h3 id="choices">{words.choices}</h3>
      <p className={styles['fine']} role="status">
        {isCounting ? t.manyEffectCounting({ read: cases.length, all: questions.length }) : t.manyEffect}
      </p>
      <ol>
        {choices.map((choice, place) => (
          <li key={choice.key}>
            <button type="button" className={styles['choice']} onClick={() => decide(choice)}>
              <KeyHint>{place + 1}</KeyHint>
              <span className={styles['choiceName']}>{choice.name}</span> <SharedEffect choice={choice} />
            </button>
          </li>
        ))}
      </ol>
      <div className={styles['form']}>
        <Field label={words.reasonWanted} hint={words.reasonHint}>
          {(ids) => (
            <input
              {...ids}
              type="text"
              maxLength={300}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <ReadyReasons label={words.readyReasons} reasons={ready} said={reason} onChoose={setReason} />
      </div>
    </section>
  );
}

function SharedEffect({ choice: { effect, refused } }: { readonly choice: SharedChoice }) {
  const t = useWords(inboxWords);
  return (
    <span>
      {effect && <EffectLine effect={effect} />}
      {refused > 0 && <span className="fine"> {t.manyRefused({ count: refused })}</span>}
    </span>
  );
}
