import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { SelectField, TextField } from '#ui/form/text-field.tsx';
import { useWords } from '#words/words.ts';
import styles from './export-profiles.module.css';
import { contentsOf, type ProfileValues } from './profile-values.ts';
import { profilesWords } from '#said/desk/export-profiles/profiles.ts';

const MOST = 20;

type OfForm = { readonly form: UseFormReturn<ProfileValues> };

/** The columns in their order. Without who it is about, no file is of use: that column stays. */
export function ColumnsPart({ form }: OfForm) {
  const t = useWords(profilesWords);
  const { control } = form;
  const columns = useFieldArray({ control, name: 'columns' });
  const shape = useWatch({ control, name: 'shape' });
  return (
    <FormPart title={t.columnsTitle} {...(shape === 'wide' && { lead: t.columnsWide })}>
      <ol className={styles['columns']}>
        {columns.fields.map((field, place) => (
          <li key={field.id} className={styles['column']}>
            <ColumnFields form={form} place={place} />
            <ColumnActs
              form={form}
              place={place}
              onUp={() => columns.swap(place, place - 1)}
              onRemove={() => columns.remove(place)}
            />
          </li>
        ))}
      </ol>
      {columns.fields.length < MOST && (
        <div>
          <Button
            icon="plus"
            onPress={() => columns.append({ content: 'name', heading: t.contents.name, text: '' })}
          >
            {t.add}
          </Button>
        </div>
      )}
    </FormPart>
  );
}

function ColumnFields({ form: { control }, place }: OfForm & { readonly place: number }) {
  const t = useWords(profilesWords);
  const [shape, content] = useWatch({ control, name: ['shape', `columns.${place}.content`] });
  const options = FIXED.includes(content)
    ? [content]
    : contentsOf(shape).filter((each) => !FIXED.includes(each));
  return (
    <>
      <SelectField
        control={control}
        name={`columns.${place}.content`}
        label={t.content({ place: place + 1 })}
        options={options.map((each) => [each, t.contents[each]])}
      />
      <TextField
        control={control}
        name={`columns.${place}.heading`}
        label={t.heading({ place: place + 1 })}
      />
      {(content === 'text' || content === 'note') && (
        <TextField control={control} name={`columns.${place}.text`} label={t.text({ place: place + 1 })} />
      )}
    </>
  );
}

/** Exactly one column has each of these, as far as the shape of the file has them. */
const FIXED: readonly string[] = ['identity', 'payrollCode', 'amount'];

type ColumnActsProps = OfForm & {
  readonly place: number;
  readonly onUp: () => void;
  readonly onRemove: () => void;
};

function ColumnActs({ form: { control }, place, onUp, onRemove }: ColumnActsProps) {
  const t = useWords(profilesWords);
  const content = useWatch({ control, name: `columns.${place}.content` });
  return (
    <div className={styles['acts']}>
      <Button icon="up" isIconOnly look="quiet" isDisabled={place === 0} onPress={onUp}>
        {t.up({ place: place + 1 })}
      </Button>
      <Button icon="cross" isIconOnly look="quiet" isDisabled={FIXED.includes(content)} onPress={onRemove}>
        {t.remove({ place: place + 1 })}
      </Button>
    </div>
  );
}
