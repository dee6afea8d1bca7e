import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormPart } from '#ui/form/form-part.tsx';
import { CheckField, SelectField, TextField } from '#ui/form/text-field.tsx';
import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import { fitColumns, type ProfileValues } from './profile-values.ts';
import { profilesWords } from '#said/desk/export-profiles/profiles.ts';

const DATE_FORMS = [
  ['dd.MM.yyyy', '21.11.2026'],
  ['yyyy-MM-dd', '2026-11-21'],
] as const;
const DECIMALS = ['0', '1', '2', '3', '4'].map((count) => [count, count] as const);

export function ProfileFields({ form }: { readonly form: UseFormReturn<ProfileValues> }) {
  const t = useWords(profilesWords);
  const { control } = form;
  const [format, shape] = useWatch({ control, name: ['format', 'shape'] });
  const isText = format === 'csv';
  return (
    <>
      <FormPart title={t.form}>
        <div className="columns gap-16">
          <SelectField control={control} name="format" label={t.format} options={Object.entries(t.formats)} />
          <ShapeField form={form} />
          <SelectField
            control={control}
            name="identity"
            label={t.identity}
            options={Object.entries(t.identities)}
          />
          <SelectField control={control} name="dateForm" label={t.dateForm} options={DATE_FORMS} />
          <SelectField control={control} name="decimals" label={t.decimals} options={DECIMALS} />
          {isText && <TextFields form={form} />}
        </div>
        <CheckField control={control} name="hasHeadings" label={t.hasHeadings} />
        <CheckField control={control} name="writesZeros" label={t.writesZeros} hint={t.writesZerosHint} />
        <TextField
          control={control}
          name="fileName"
          label={t.fileName}
          hint={t.fileNameHint({ startDate: '{startDate}', endDate: '{endDate}', run: '{run}' })}
        />
      </FormPart>
      <FormPart title={t.codesTitle}>
        {shape === 'wide' && (
          <TextField control={control} name="leadingCodes" label={t.leadingCodes} hint={t.leadingCodesHint} />
        )}
        <TextField control={control} name="minuteCodes" label={t.minuteCodes} hint={t.minuteCodesHint} />
      </FormPart>
    </>
  );
}

function TextFields({ form: { control } }: { readonly form: UseFormReturn<ProfileValues> }) {
  const t = useWords(profilesWords);
  return (
    <>
      <SelectField
        control={control}
        name="separator"
        label={t.separator}
        options={Object.entries(t.separators)}
      />
      <SelectField
        control={control}
        name="decimalMark"
        label={t.decimalMark}
        options={Object.entries(t.decimalMarks)}
      />
      <SelectField
        control={control}
        name="encoding"
        label={t.encoding}
        options={Object.entries(t.encodings)}
      />
    </>
  );
}

/** Another shape has other columns. */
function ShapeField({ form }: { readonly form: UseFormReturn<ProfileValues> }) {
  const t = useWords(profilesWords);
  const shape = useWatch({ control: form.control, name: 'shape' });
  const choose = (chosen: ProfileValues['shape']) => {
    form.setValue('shape', chosen, { shouldDirty: true });
    const columns = fitColumns(form.getValues('columns'), chosen, t.contents);
    form.setValue('columns', columns, { shouldDirty: true });
  };
  return (
    <Field label={t.shape}>
      {(ids) => (
        <select
          {...ids}
          value={shape}
          onChange={({ target }) => choose(target.value === 'wide' ? 'wide' : 'long')}
        >
          {Object.entries(t.shapes).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
