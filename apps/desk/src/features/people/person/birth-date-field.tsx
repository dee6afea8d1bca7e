import { useRef } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { birthDateOf, isVeryOld, kennitalaDigits } from '@stimpill/api-types/kennitala';
import { Button } from '#ui/button.tsx';
import { toTypedDate } from '#ui/form/parse-date.ts';
import { DateField } from '#ui/form/typed-field.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import styles from './person-page.module.css';
import type { PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

/** While it is empty, the day in the kennitala is proposed. */
export function BirthDateField({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  const { today } = useDates();
  const { field } = useController({ control, name: 'birthDate' });
  const place = useRef<HTMLDivElement>(null);
  const said = birthDateOf(kennitalaDigits(useWatch({ control, name: 'kennitala' })));
  const isProposed = field.value === '' && said !== undefined && said <= today;
  const take = () => {
    field.onChange(said);
    // The button goes away.
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={styles['proposed']}>
      <DateField control={control} name="birthDate" label={t.birthDate} hint={t.birthDateHint} near={today} />
      <p role="status" className={styles['doubt']}>
        {field.value !== '' && isVeryOld(field.value, today) && t.birthDateVeryOld}
      </p>
      {isProposed && (
        <Button look="quiet" onPress={take}>
          {t.bornOn({ day: toTypedDate(said) })}
        </Button>
      )}
    </div>
  );
}
