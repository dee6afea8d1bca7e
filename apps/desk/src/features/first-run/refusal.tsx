import { Button } from '#ui/button.tsx';
import { faultSentence } from '#ui/form/fault-sentence.ts';
import { Notice } from '#ui/notice.tsx';
import { faultWords } from '#said/desk/common/fault.ts';
import { useWords } from '#words/words.ts';
import type { Answers, Step } from './answers.ts';
import { goodPeople } from './first-people.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import styles from './first-run.module.css';
import type { Said } from '@stimpill/words/said.ts';

type Fault = { readonly code: string; readonly field: string | undefined; readonly message: string };

type RefusalProps = {
  readonly faults: readonly Fault[];
  /** Faults tell people by their place, and who typed them knows the lines. */
  readonly answers: Answers;
  readonly onGoTo: (step: Step) => void;
};

const STEP_OF: readonly (readonly [RegExp, Step])[] = [
  [/^company/, 'company'],
  [/^departments/, 'departments'],
  [/^people/, 'people'],
  [/^agreement/, 'rule'],
  [/^payPeriod/, 'period'],
];

/** What the server found, each with a way to where it is mended. */
export function Refusal({ faults, answers, onGoTo }: RefusalProps) {
  const t = useWords(firstRunWords);
  const general = useWords(faultWords);
  return (
    <Notice look="error" isAlert>
      <p>{t.refused}</p>
      <ul className={styles['faults']}>
        {faults.map((fault) => {
          const { field = '' } = fault;
          const step = STEP_OF.find(([pattern]) => pattern.test(field))?.[1] ?? 'owner';
          return (
            <li key={`${field} ${fault.message}`}>
              <strong>{placeOf(t, step, field, answers)}:</strong>{' '}
              {known(t, field) ?? faultSentence(general, fault)}{' '}
              {step !== 'owner' && <Button onPress={() => onGoTo(step)}>{t.goTo}</Button>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function placeOf(t: Said<typeof firstRunWords>, step: Step, field: string, answers: Answers): string {
  const place = /^people\.rows\[(\d+)\]/.exec(field)?.[1];
  const line = place === undefined ? undefined : goodPeople(answers).lines[Number(place)]?.number;
  return line === undefined ? t.names[step] : `${t.names[step]}, ${t.lineOf({ line })}`;
}

function known(t: Said<typeof firstRunWords>, field: string): string | undefined {
  if (field === 'owner.password') return t.passwordWeak;
  return field.endsWith('.email') ? t.fieldFaults.email : undefined;
}
