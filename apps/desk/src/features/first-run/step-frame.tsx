import { useEffect, useRef, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { useWords } from '#words/words.ts';
import { STEPS, type Step } from './answers.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';

type StepFrameProps = {
  readonly step: Step;
  readonly lead: string;
  readonly children: ReactNode;
  readonly nextLabel?: string | undefined;
  readonly isBusy?: boolean;
  readonly onNext: () => void;
  readonly onBack: (() => void) | undefined;
};

/** A step with its heading, which is read out when the step is come to, and its two buttons. */
export function StepFrame(props: StepFrameProps) {
  const { step, lead, children, nextLabel, isBusy = false, onNext, onBack } = props;
  const t = useWords(firstRunWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onNext();
  };
  // The second press of a double click would answer the step that comes next.
  const pressOnce = (event: MouseEvent<HTMLFormElement>) => {
    if (event.detail < 2 || !(event.target as Element).closest('button')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form className={styles['card']} onSubmit={submit} onClickCapture={pressOnce} noValidate>
      <div>
        <p className={styles['lead']}>{t.step({ at: STEPS.indexOf(step) + 1, of: STEPS.length })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {t.names[step]}
        </h1>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <div className="stack gap-16">{children}</div>
      <div className={styles['buttons']}>
        {onBack && (
          <Button onPress={onBack} isDisabled={isBusy}>
            {t.back}
          </Button>
        )}
        <Button type="submit" look="primary" isBusy={isBusy}>
          {nextLabel ?? t.next}
        </Button>
      </div>
    </form>
  );
}
