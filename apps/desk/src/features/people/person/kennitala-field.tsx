import { useWatch, type Control } from 'react-hook-form';
import { hasRightCheckDigit, kennitalaKind } from '@stimpill/api-types/kennitala';
import { TextField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import styles from './person-page.module.css';
import { kennitalaDigits, type PersonValues } from './person-values.ts';
import { recordWords } from './record-words.ts';

/** Says what is worth a second look. Without a check digit, and of a company, it can be saved all the same. */
export function KennitalaField({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  const doubt = doubtAbout(kennitalaDigits(useWatch({ control, name: 'kennitala' })));
  return (
    <div>
      <TextField control={control} name="kennitala" label={t.kennitala} hint={t.kennitalaHint} />
      <p role="status" className={styles['doubt']}>
        {doubt && t.kennitalaDoubts[doubt]}
      </p>
    </div>
  );
}

function doubtAbout(typed: string): 'noCheckDigit' | 'company' | 'impossible' | undefined {
  if (!/^\d{10}$/.test(typed)) return undefined;
  const kind = kennitalaKind(typed);
  if (kind === 'person') return hasRightCheckDigit(typed) ? undefined : 'noCheckDigit';
  return kind === 'system' ? undefined : (kind ?? 'impossible');
}
