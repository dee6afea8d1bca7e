// What can be decided, each with its key and with what it would change in pay.
import type { ReviewCase } from '#api/reviews.ts';
import { KeyHint } from '#ui/key-hint.tsx';
import { useWords } from '#words/words.ts';
import styles from './case.module.css';
import { choiceWords } from '#said/desk/inbox/choice.ts';
import { DecideForm } from './decide-form.tsx';
import { EffectLine } from '#ui/effect-line.tsx';
import type { Kind } from './filter-questions.ts';
import type { Offered } from './offered-choices.ts';
import { useChoiceName, useRefusalWord } from './use-choice-name.ts';
import { useReadyReasons } from './use-ready-reasons.ts';
import { useChoosing, type OnDecide } from './use-choosing.ts';
import { usePlainKey } from '#ui/use-plain-key.ts';
import type { KeptTyping } from './use-typing.ts';

type ChoicesProps = {
  readonly about: ReviewCase;
  readonly kept: KeptTyping;
  readonly onDecide: OnDecide;
};

export function Choices({ about, kept, onDecide }: ChoicesProps) {
  const t = useWords(choiceWords);
  const nameOf = useChoiceName();
  const choosing = useChoosing(about, kept, onDecide);
  const { offered, armed, typing, onChoose, onSubmit, onReady, onCancel } = choosing;
  const readyFor = useReadyReasons();
  usePlainKey((key) => {
    const each = /^[1-9]$/.test(key) ? offered[Number(key) - 1] : undefined;
    if (each) onChoose(each);
    return each !== undefined;
  });
  return (
    <section className={styles['choices']} aria-labelledby="choices">
      <h3 id="choices">{t.choices}</h3>
      <ol>
        {offered.map((each, place) => (
          <li key={each.id}>
            <ChoiceButton
              offered={each}
              place={place + 1}
              name={nameOf(each, about)}
              kind={about.kind}
              isArmed={each === armed}
              onPress={() => onChoose(each)}
            />
          </li>
        ))}
      </ol>
      <DecideForm
        choice={armed && nameOf(armed, about)}
        takesTime={armed?.isOtherTime ?? false}
        needsReason={armed?.choice.needs.includes('reason') ?? false}
        isReadByPerson={about.punchId !== null || about.kind === 'missedBreak' || about.kind === 'notSo'}
        typing={typing}
        ready={readyFor((armed ?? offered[0])?.choice.key, about.kind)}
        onReady={onReady}
        onDecide={onSubmit}
        onCancel={onCancel}
      />
    </section>
  );
}

type ChoiceButtonProps = {
  readonly offered: Offered;
  readonly place: number;
  readonly name: string;
  readonly kind: Kind;
  readonly isArmed: boolean;
  readonly onPress: () => void;
};

function ChoiceButton({ offered: { choice }, place, name, kind, isArmed, onPress }: ChoiceButtonProps) {
  const refusalWord = useRefusalWord();
  const { refusal, effect } = choice;
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-pressed={isArmed}
      aria-disabled={refusal !== null || undefined}
      onClick={onPress}
    >
      <KeyHint>{place}</KeyHint>
      <span className={styles['choiceName']}>{name}</span>{' '}
      {refusal !== null && <span className="fine">{refusalWord(refusal.code, kind)}</span>}
      {refusal === null && effect && <EffectLine effect={effect} />}
    </button>
  );
}
