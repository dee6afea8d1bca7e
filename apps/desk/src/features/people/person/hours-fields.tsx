import type { Control } from 'react-hook-form';
import { WEEKDAYS } from '@stimpill/words/calendar-words.ts';
import { NumberField, TimeField } from '#ui/form/typed-field.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './person-page.module.css';
import { WEEK, type PersonValues } from './person-values.ts';
import { recordWords } from './record-words.ts';

/** Begin, end and break of each day of the week. */
export function HoursFields({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  return (
    <>
      {WEEK.map((day, place) => (
        <fieldset key={day} className={styles['day']}>
          <legend>{WEEKDAYS[language][place]}</legend>
          <TimeField control={control} name={`workPattern.${place}.from`} label={t.from} />
          <TimeField control={control} name={`workPattern.${place}.to`} label={t.to} />
          <NumberField
            control={control}
            name={`workPattern.${place}.unpaidBreakMinutes`}
            label={t.breakMinutes}
          />
        </fieldset>
      ))}
    </>
  );
}
