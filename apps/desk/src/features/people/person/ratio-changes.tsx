import { useFieldArray, type Control } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { DateField, NumberField } from '#ui/form/typed-field.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import styles from './person-page.module.css';
import type { PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

type RatioChangesProps = { readonly control: Control<PersonValues>; readonly isReadOnly: boolean };

/** The days from which on the employment ratio is another one. */
export function RatioChanges({ control, isReadOnly }: RatioChangesProps) {
  const t = useWords(recordWords);
  const { today } = useDates();
  const { fields, append, remove } = useFieldArray({ control, name: 'ratioChanges' });
  return (
    <fieldset className={styles['lines']}>
      <legend>{t.ratioChanges}</legend>
      {fields.map(({ id }, place) => (
        <div key={id} className={styles['line']}>
          <DateField control={control} name={`ratioChanges.${place}.from`} label={t.ratioFrom} near={today} />
          <NumberField control={control} name={`ratioChanges.${place}.ratio`} label={t.ratioTo} />
          {!isReadOnly && (
            <Button look="quiet" icon="cross" isIconOnly onPress={() => remove(place)}>
              {t.removeRatio}
            </Button>
          )}
        </div>
      ))}
      {fields.length === 0 && isReadOnly && <p>{t.none}</p>}
      {!isReadOnly && (
        <Button icon="plus" onPress={() => append({ from: '', ratio: null })}>
          {t.addRatio}
        </Button>
      )}
    </fieldset>
  );
}
