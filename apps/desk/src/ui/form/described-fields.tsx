// Fields as data: a form draws them, and where two people have changed one record both versions are laid side by side in their words.
import type { ReactNode } from 'react';
import { get, type Control, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { saveWords } from '#said/desk/ui/save.ts';
import { useWords } from '#words/words.ts';
import { CheckField, LinesField, SelectField, TextField } from './text-field.tsx';
import { DateField, NumberField, TimeField } from './typed-field.tsx';

type Kind<Values extends FieldValues> =
  | { readonly is: 'text' | 'number' | 'time' | 'check' }
  | { readonly is: 'lines'; readonly rows?: number }
  | { readonly is: 'choice'; readonly options: readonly (readonly [value: string, label: string])[] }
  /** `near` fills in what was left out. */
  | { readonly is: 'date'; readonly near: string }
  /** Drawn by its page. */
  | {
      readonly is: 'own';
      readonly draw: (form: UseFormReturn<Values>) => ReactNode;
      readonly shown: (values: Values) => string;
    };

/** One field of a form. */
export type DescribedField<Values extends FieldValues> = Kind<Values> & {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What an empty one means. */
  readonly empty?: string;
};

/** One below the other. Those of a list stand together: what is ticked close below each other, all else beside each other where there is room. */
export type DescribedFields<Values extends FieldValues> = readonly (
  | DescribedField<Values>
  | readonly DescribedField<Values>[]
  | { readonly is: 'said'; readonly text: string; readonly isSoft?: boolean }
)[];

type DrawnProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly fields: DescribedFields<Values>;
};

export function DrawnFields<Values extends FieldValues>({ form, fields }: DrawnProps<Values>) {
  return fields.map((each, place) => {
    if ('name' in each) return <DrawnField key={each.name} form={form} field={each} />;
    if ('is' in each)
      return (
        <p key={each.text} className={each.isSoft ? 'soft' : undefined}>
          {each.text}
        </p>
      );
    return (
      <div key={each[0]?.name ?? place} className={each[0]?.is === 'check' ? 'stack' : 'columns gap-16'}>
        {each.map((field) => (
          <DrawnField key={field.name} form={form} field={field} />
        ))}
      </div>
    );
  });
}

type DrawnFieldProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly field: DescribedField<Values>;
};

function DrawnField<Values extends FieldValues>({ form, field }: DrawnFieldProps<Values>) {
  const { name, label, hint } = field;
  // Which values a field may be bound to is what its kind says; the paths of a form that is not known cannot be told apart by it.
  const control = form.control as unknown as Control;
  const bound = { control, name: name as string, label, ...(hint !== undefined && { hint }) };
  switch (field.is) {
    case 'own':
      return field.draw(form);
    case 'choice':
      return <SelectField {...bound} options={field.options} />;
    case 'date':
      return <DateField {...bound} near={field.near} />;
    case 'text':
      return <TextField {...bound} />;
    case 'lines':
      return <LinesField {...bound} {...(field.rows !== undefined && { rows: field.rows })} />;
    case 'number':
      return <NumberField {...bound} />;
    case 'time':
      return <TimeField {...bound} />;
    case 'check':
      return <CheckField {...bound} />;
  }
}

/** The values of a form field by field, in words. */
export function useDescribe<Values extends FieldValues>(fields: DescribedFields<Values>) {
  const t = useWords(saveWords);
  const all = fields.flatMap((each) => ('name' in each ? [each] : 'is' in each ? [] : each));
  const shownIn = (values: Values, field: DescribedField<Values>): string => {
    if (field.is === 'own') return field.shown(values);
    const value: unknown = get(values, field.name);
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const options = field.is === 'choice' ? field.options : [];
    const [, said = text.split('\n').join(', ')] = options.find(([each]) => each === text) ?? [];
    return said === '' ? (field.empty ?? '–') : said;
  };
  return (values: Values) => all.map((field) => [field.label, shownIn(values, field)] as const);
}
