import { useFormState, useWatch, type Control } from 'react-hook-form';
import {
  doubtAboutKennitala,
  kennitalaDigits,
  kennitalaKind,
  withLostZero,
  writtenKennitala,
  type KennitalaDoubt,
} from '@stimpill/api-types/kennitala';
import { TextField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import styles from './person-page.module.css';
import type { PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

/** Says what is worth a second look. A number that a register gives out can be saved all the same. */
export function KennitalaField({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  const { today } = useDates();
  const digits = kennitalaDigits(useWatch({ control, name: 'kennitala' }));
  // Anyone who is still typing has not typed too little.
  const { touchedFields, errors } = useFormState({ control, name: 'kennitala' });
  const doubt =
    digits.length === 10 || (touchedFields.kennitala && !errors.kennitala)
      ? doubtAbout(digits, today)
      : undefined;
  return (
    <div>
      <TextField control={control} name="kennitala" label={t.kennitala} hint={t.kennitalaHint} />
      <p role="status" className={styles['doubt']}>
        {doubt === 'lostZero'
          ? t.lostZero({ mended: writtenKennitala(withLostZero(digits)) })
          : doubt && t.kennitalaDoubts[doubt]}
      </p>
    </div>
  );
}

type Doubt = KennitalaDoubt | 'impossible' | 'notTen' | 'lostZero';

function doubtAbout(digits: string, today: string): Doubt | undefined {
  if (digits === '') return undefined;
  if (withLostZero(digits) !== digits) return 'lostZero';
  if (!/^\d{10}$/.test(digits)) return 'notTen';
  return kennitalaKind(digits) === undefined ? 'impossible' : doubtAboutKennitala(digits, today);
}
