import type { Control } from 'react-hook-form';
import { CheckField, SelectField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import type { PersonValues } from './person-values.ts';
import { recordWords } from '#said/desk/people/person/record.ts';

/** What the tablet asks and lets somebody do. */
export function PunchingFields({ control }: { readonly control: Control<PersonValues> }) {
  const t = useWords(recordWords);
  const answers = [
    ['', t.answers.company],
    ['yes', t.answers.yes],
    ['no', t.answers.no],
  ] as const;
  return (
    <>
      <div className="columns gap-16">
        <SelectField control={control} name="requiresProjectSelection" label={t.projects} options={answers} />
        <SelectField control={control} name="requireGpsOnClockIn" label={t.place} options={answers} />
      </div>
      <CheckField control={control} name="canEditOwnTimesheet" label={t.editTime} />
      <CheckField control={control} name="canEditClockInOut" label={t.editInOut} />
    </>
  );
}
