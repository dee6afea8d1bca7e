// Who somebody is, and how to reach them.
import type { Control } from 'react-hook-form';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { languageName } from '@stimpill/words/language-name.ts';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { accessWords } from '#said/desk/people/person/access.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { DepartmentsField } from './departments-field.tsx';
import { KennitalaField } from './kennitala-field.tsx';
import type { PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

type FieldsProps = { readonly control: Control<PersonValues> };

type PersonFieldsProps = FieldsProps & {
  /** Whether only an owner changes the address and the departments. */
  readonly isLocked?: boolean;
};

export function PersonFields({ control, isLocked = false }: PersonFieldsProps) {
  const t = useWords(recordWords);
  const a = useWords(accessWords);
  return (
    <>
      <TextField control={control} name="displayName" label={t.displayName} />
      <div className="columns gap-16">
        <TextField control={control} name="employeeNumber" label={t.employeeNumber} />
        <TextField control={control} name="jobTitle" label={t.jobTitle} />
      </div>
      {isLocked && (
        <Notice look="plain">
          <p>{a.ownersOnly.fields}</p>
        </Notice>
      )}
      <DepartmentsField control={control} isLocked={isLocked} />
      <div className="columns gap-16">
        <KennitalaField control={control} />
        <BirthDateField control={control} />
      </div>
      <div className="columns gap-16">
        <TextField
          control={control}
          name="email"
          type="email"
          label={t.email}
          hint={t.emailHint}
          isDisabled={isLocked}
        />
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
        ...LANGUAGES.map((each) => [each, languageName(each, t.languages)] as const),
      ]}
    />
  );
}
