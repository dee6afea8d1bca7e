import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { firstRunWords } from './first-run-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const DAYS = Array.from({ length: 31 }, (_, place) => place + 1);

export function PeriodStep({ answers: { startDay }, onAnswer, onNext, onBack }: StepProps) {
  const t = useWords(firstRunWords);
  return (
    <StepFrame step="period" lead={t.periodLead} onNext={() => onNext()} onBack={onBack}>
      <Field label={t.startDay}>
        {(ids) => (
          <select
            {...ids}
            value={startDay}
            onChange={(event) => onAnswer({ startDay: Number(event.target.value) })}
          >
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {day === 1 ? t.wholeMonth : t.fromTo(day, day - 1)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </StepFrame>
  );
}
