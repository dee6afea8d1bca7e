import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { WEEKDAYS } from '@stimpill/words/calendar-words.ts';
import { NumberField, TimeField } from '#ui/form/typed-field.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './person-page.module.css';
import { WEEK } from './person-values.ts';
import { recordWords } from './record-words.ts';

/** Begin, end and break of each day of the week, in the field `workPattern` of whatever form it is. */
export function HoursFields<Values extends FieldValues>({ control }: { readonly control: Control<Values> }) {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  return (
    <>
      {WEEK.map((day, place) => (
        <fieldset key={day} className={styles['day']}>
          <legend>{WEEKDAYS[language][place]}</legend>
          <TimeField
            control={control}
            name={`workPattern.${place}.from` as FieldPathByValue<Values, string>}
            label={t.from}
          />
          <TimeField
            control={control}
            name={`workPattern.${place}.to` as FieldPathByValue<Values, string>}
            label={t.to}
          />
          <NumberField
            control={control}
            name={`workPattern.${place}.unpaidBreakMinutes` as FieldPathByValue<Values, number | null>}
            label={t.breakMinutes}
          />
        </fieldset>
      ))}
    </>
  );
}
