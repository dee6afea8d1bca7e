// Who somebody is, and how to reach them.
import type { Control } from 'react-hook-form';
import { DateField } from '#ui/form/typed-field.tsx';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import { useDates } from '../use-dates.ts';
import { DepartmentsField } from './departments-field.tsx';
import { KennitalaField } from './kennitala-field.tsx';
import styles from './person-page.module.css';
import type { PersonValues } from './person-values.ts';
import { recordWords } from './record-words.ts';

type FieldsProps = { readonly control: Control<PersonValues> };

const LANGUAGE_CHOICES = ['is', 'en', 'pl'] as const;

export function PersonFields({ control }: FieldsProps) {
  const t = useWords(recordWords);
  const { today } = useDates();
  return (
    <>
      <TextField control={control} name="displayName" label={t.displayName} />
      <div className={styles['pair']}>
        <TextField control={control} name="employeeNumber" label={t.employeeNumber} />
        <TextField control={control} name="jobTitle" label={t.jobTitle} />
      </div>
      <DepartmentsField control={control} />
      <div className={styles['pair']}>
        <KennitalaField control={control} />
        <DateField
          control={control}
          name="birthDate"
          label={t.birthDate}
          hint={t.birthDateHint}
          near={today}
        />
      </div>
      <div className={styles['pair']}>
        <TextField control={control} name="email" type="email" label={t.email} hint={t.emailHint} />
        <TextField control={control} name="phone" type="tel" label={t.phone} />
      </div>
      <LanguageField control={control} />
    </>
  );
}

function LanguageField({ control }: FieldsProps) {
  const t = useWords(recordWords);
  return (
    <SelectField
      control={control}
      name="language"
      label={t.language}
      options={[
        ['', t.languages.company],
        ...LANGUAGE_CHOICES.map((each) => [each, t.languages[each]] as const),
      ]}
    />
  );
}
