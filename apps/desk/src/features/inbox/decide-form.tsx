// What somebody types for a choice: the time, where it needs one, with what that time would change, and why.
import { useEffect, useRef } from 'react';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useClock } from '#api/use-clock.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { parseTime } from '#ui/form/parse-time.ts';
import { WhichTime } from '#ui/form/which-time.tsx';
import { Loading } from '#ui/data-states.tsx';
import { ReadyReasons } from '#ui/ready-reasons.tsx';
import { useWords } from '#words/words.ts';
import { choiceWords } from '#said/desk/inbox/choice.ts';
import styles from './case.module.css';
import { EffectLine } from '#ui/effect-line.tsx';
import type { Typing } from './use-typing.ts';
import { useRefusalWord } from './use-choice-name.ts';

type DecideFormProps = {
  /** The name of the choice that is made; not given: only the reason is typed. */
  readonly choice: string | undefined;
  readonly takesTime: boolean;
  readonly needsReason: boolean;
  /** At the tablet, where they read the answers to what they told. */
  readonly isReadByPerson: boolean;
  readonly typing: Typing;
  /** What is mostly said for it. */
  readonly ready: readonly string[];
  readonly onReady: (reason: string) => void;
  readonly onDecide: () => void;
  readonly onCancel: () => void;
};

export function DecideForm(props: DecideFormProps) {
  const { choice, takesTime, needsReason, isReadByPerson, typing, onDecide, onCancel } = props;
  const { ready, onReady } = props;
  const t = useWords(choiceWords);
  const { typed, onType, faults } = typing;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (choice !== undefined) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [choice]);
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      data-armed={choice !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice !== undefined) onDecide();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (choice === undefined) (event.target as HTMLElement).blur();
        else onCancel();
      }}
    >
      {choice !== undefined && <h4>{choice}</h4>}
      {takesTime && <TimeFields typing={typing} />}
      <Field
        label={needsReason ? t.reason : t.reasonWanted}
        hint={isReadByPerson ? t.reasonRead : t.reasonHint}
        error={faults.reason ? t.reasonMissing : undefined}
      >
        {(ids) => (
          <input
            {...ids}
            type="text"
            maxLength={300}
            autoComplete="off"
            value={typed.reason}
            onChange={({ target }) => onType({ reason: target.value })}
          />
        )}
      </Field>
      <ReadyReasons label={t.readyReasons} reasons={ready} said={typed.reason} onChoose={onReady} />
      {choice !== undefined && (
        <div className="row gap-8">
          <Button look="primary" type="submit" isBusy={typing.isWaiting}>
            {t.decide}
          </Button>
          <Button look="quiet" onPress={onCancel}>
            {t.cancel}
          </Button>
        </div>
      )}
    </form>
  );
}

function TimeFields({ typing }: { readonly typing: Typing }) {
  const t = useWords(choiceWords);
  const { day: written, weekday, timeZone } = useClock();
  const { typed, onType, faults, days, day, times } = typing;
  return (
    <>
      <div className={styles['pair']}>
        <Field label={t.time} error={faults.time ? t.timeMissing : undefined}>
          {(ids) => (
            <input
              {...ids}
              inputMode="numeric"
              autoComplete="off"
              value={typed.time}
              onChange={({ target }) => onType({ time: target.value })}
            />
          )}
        </Field>
        <Field label={t.onDay}>
          {(ids) => (
            <select {...ids} value={day} onChange={({ target }) => onType({ day: target.value })}>
              {days.map((date) => (
                <option key={date} value={date}>
                  {weekday(date)} {written(date)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <WhichTime
        {...{ label: t.time, time: parseTime(typed.time) ?? '', times, timeZone, which: typed.which }}
        onChoose={(which) => onType({ which })}
      />
      <TriedEffect typing={typing} />
    </>
  );
}

/** What the typed time would change in pay. */
function TriedEffect({ typing: { tried, isTrying, at } }: { readonly typing: Typing }) {
  const t = useWords(choiceWords);
  const { timeZone } = useClock();
  const refusalWord = useRefusalWord();
  return (
    <div className={styles['tried']} aria-live="polite" aria-busy={isTrying}>
      {at === undefined && <p className={styles['fine']}>{t.effectWaiting}</p>}
      {at !== undefined && tried === undefined && isTrying && <Loading rows={1} />}
      {at !== undefined && tried !== undefined && (
        <p>
          <b>{formatClock(at, timeZone)}</b>{' '}
          {tried.refusal === null
            ? tried.effect && <EffectLine effect={tried.effect} />
            : refusalWord(tried.refusal.code)}
        </p>
      )}
    </div>
  );
}
