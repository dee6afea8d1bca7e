import { useState } from 'react';
import { Choice } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Those that companies here use; the others are behind one more press. */
const USUAL: readonly number[] = [1, 16, 21, 26];
const OTHERS = Array.from({ length: 31 }, (_, place) => place + 1).filter((day) => !USUAL.includes(day));
const ANOTHER = 'another';

export function PeriodStep({ answers: { startDay }, onAnswer, onNext, onBack }: StepProps) {
  const t = useWords(firstRunWords);
  const [isAnother, setIsAnother] = useState(!USUAL.includes(startDay));
  const choose = (day: number) => {
    setIsAnother(!USUAL.includes(day));
    onAnswer({ startDay: day });
  };
  return (
    <StepFrame step="period" lead={t.periodLead} onNext={() => onNext()} onBack={onBack}>
      <Choice
        legend={t.period}
        value={isAnother ? ANOTHER : String(startDay)}
        options={[
          ...USUAL.map(
            (day) => [String(day), day === 1 ? t.wholeMonth : t.fromTo({ from: day, to: day - 1 })] as const,
          ),
          [ANOTHER, t.anotherDay],
        ]}
        onChoose={(chosen) => choose(chosen === ANOTHER ? (OTHERS[0] ?? startDay) : Number(chosen))}
      />
      {isAnother && (
        <Field label={t.startDay}>
          {(ids) => (
            <select {...ids} value={startDay} onChange={({ target }) => choose(Number(target.value))}>
              {OTHERS.map((day) => (
                <option key={day} value={day}>
                  {t.fromTo({ from: day, to: day - 1 })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </StepFrame>
  );
}
