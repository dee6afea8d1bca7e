import { useWatch, type Control } from 'react-hook-form';
import { hasRightCheckDigit } from '@stimpill/api-types/kennitala';
import { TextField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import styles from './person-page.module.css';
import type { PersonValues } from './person-values.ts';
import { recordWords } from './record-words.ts';

/** Says when the check digit is wrong; it can be saved all the same, because temporary numbers have none. */
export function KennitalaField({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  const typed = useWatch({ control, name: 'kennitala' }).trim().replace('-', '');
  const isDoubtful = /^\d{10}$/.test(typed) && !hasRightCheckDigit(typed);
  return (
    <div>
      <TextField control={control} name="kennitala" label={t.kennitala} hint={t.kennitalaHint} />
      <p role="status" className={styles['doubt']}>
        {isDoubtful && t.kennitalaDoubtful}
      </p>
    </div>
  );
}
