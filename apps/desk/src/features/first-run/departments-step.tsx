import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

export function DepartmentsStep({ answers: { departments }, onAnswer, onNext, onBack }: StepProps) {
  const t = useWords(firstRunWords);
  return (
    <StepFrame step="departments" lead={t.departmentsLead} onNext={() => onNext()} onBack={onBack}>
      <Field label={t.departments}>
        {(ids) => (
          <textarea
            {...ids}
            rows={6}
            autoComplete="off"
            spellCheck={false}
            placeholder={t.departmentsExample}
            value={departments}
            onChange={(event) => onAnswer({ departments: event.target.value })}
          />
        )}
      </Field>
    </StepFrame>
  );
}
