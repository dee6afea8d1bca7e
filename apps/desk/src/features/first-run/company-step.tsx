import { useState } from 'react';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { Choice } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { TimeZoneOptions } from '#ui/time-zone-options.tsx';
import { useWords } from '#words/words.ts';
import { firstRunWords } from '#said/desk/first-run/first-run.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

export function CompanyStep({ answers: { name, language, timeZone }, onAnswer, onNext, onBack }: StepProps) {
  const t = useWords(firstRunWords);
  const [isAsked, setIsAsked] = useState(false);
  const isNamed = name.trim() !== '';
  const next = () => {
    setIsAsked(true);
    if (isNamed) onNext();
  };
  return (
    <StepFrame step="company" lead={t.companyLead} onNext={next} onBack={onBack}>
      <Field label={t.name} error={isAsked && !isNamed ? t.nameMissing : undefined}>
        {(ids) => (
          <input
            {...ids}
            autoComplete="organization"
            value={name}
            maxLength={200}
            onChange={(event) => onAnswer({ name: event.target.value })}
          />
        )}
      </Field>
      <Choice
        legend={t.language}
        value={language}
        options={LANGUAGES.map((each) => [each, OWN_LANGUAGE[each].name] as const)}
        onChoose={(chosen) => onAnswer({ language: chosen })}
      />
      <Field label={t.timeZone} hint={t.timeZoneHint}>
        {(ids) => (
          <select {...ids} value={timeZone} onChange={({ target }) => onAnswer({ timeZone: target.value })}>
            <TimeZoneOptions chosen={timeZone} />
          </select>
        )}
      </Field>
    </StepFrame>
  );
}
