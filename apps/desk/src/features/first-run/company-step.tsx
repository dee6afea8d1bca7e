import { useState } from 'react';
import { isTimeZone } from '@stimpill/time';
import { LANGUAGE_NAMES, LANGUAGES } from '@stimpill/words/language.ts';
import { Choice } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { faultWords } from '#words/fault-words.ts';
import { useWords } from '#words/words.ts';
import { firstRunWords } from './first-run-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** The list of time zones to choose from. */
const ZONES = 'time-zones';

export function CompanyStep({ answers: { name, language, timeZone }, onAnswer, onNext, onBack }: StepProps) {
  const t = useWords(firstRunWords);
  const faults = useWords(faultWords);
  const [isAsked, setIsAsked] = useState(false);
  const isNamed = name.trim() !== '';
  const isZone = isKnownZone(timeZone.trim());
  const next = () => {
    setIsAsked(true);
    if (isNamed && isZone) onNext();
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
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
        onChoose={(chosen) => onAnswer({ language: chosen })}
      />
      <Field
        label={t.timeZone}
        hint={t.timeZoneHint}
        error={isAsked && !isZone ? faults.timeZone : undefined}
      >
        {(ids) => (
          <>
            <input
              {...ids}
              list={ZONES}
              autoComplete="off"
              spellCheck={false}
              value={timeZone}
              onChange={(event) => onAnswer({ timeZone: event.target.value })}
            />
            <datalist id={ZONES}>
              {Intl.supportedValuesOf('timeZone').map((zone) => (
                <option key={zone} value={zone} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </StepFrame>
  );
}

/** Whether this browser knows it; the server has the last word. */
const isKnownZone = (zone: string) => zone === 'UTC' || (zone.includes('/') && isTimeZone(zone));
