import { useWatch, type Control, type FieldPathByValue } from 'react-hook-form';
import { SelectField } from '#ui/form/text-field.tsx';
import { NumberField, TimeField } from '#ui/form/typed-field.tsx';
import { useWords } from '#words/words.ts';
import { PARTS, type PartValues } from './absence-values.ts';
import { absenceWords } from '#said/desk/leave/absence.ts';

type PartFieldsProps<Values extends PartValues> = {
  readonly control: Control<Values>;
  /** Left out: every one. */
  readonly parts?: readonly PartValues['part'][];
};

/** How much of each day: all of it, half, a part, or a number of hours. */
export function PartFields<Values extends PartValues>({ control, parts = PARTS }: PartFieldsProps<Values>) {
  const t = useWords(absenceWords);
  const name = (of: keyof PartValues) => of as FieldPathByValue<Values, string>;
  const part = useWatch({ control, compute: (values) => values.part });
  return (
    <div className="columns">
      <SelectField
        control={control}
        name={name('part')}
        label={t.part}
        options={parts.map((each) => [each, t.parts[each]])}
      />
      {part === 'percent' && (
        <NumberField
          control={control}
          name={'percent' as FieldPathByValue<Values, number | null>}
          label={t.percent}
        />
      )}
      {part === 'hours' && <TimeField control={control} name={name('hours')} label={t.hours} />}
    </div>
  );
}
