import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Field } from '../field.tsx';
import styles from '../field.module.css';

const css = classNames(styles);

type BoundProps<Values extends FieldValues, Value> = {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, Value>;
  readonly label: string;
  readonly hint?: string;
};

type TextFieldProps<Values extends FieldValues> = BoundProps<Values, string> & {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  readonly autoComplete?: string;
  readonly isDisabled?: boolean;
};

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return (
    <Field label={props.label} hint={props.hint} error={fieldState.error?.message}>
      {(ids) => (
        <input
          {...ids}
          {...field}
          type={props.type ?? 'text'}
          autoComplete={props.autoComplete ?? 'off'}
          disabled={props.isDisabled}
        />
      )}
    </Field>
  );
}

type LinesFieldProps<Values extends FieldValues> = BoundProps<Values, string> & { readonly rows?: number };

/** Text of several lines. */
export function LinesField<Values extends FieldValues>(props: LinesFieldProps<Values>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return (
    <Field label={props.label} hint={props.hint} error={fieldState.error?.message}>
      {(ids) => <textarea {...ids} {...field} rows={props.rows ?? 3} autoComplete="off" spellCheck={false} />}
    </Field>
  );
}

type SelectFieldProps<Values extends FieldValues> = BoundProps<Values, string> & {
  readonly options: readonly (readonly [value: string, label: string])[];
};

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return (
    <Field label={props.label} hint={props.hint} error={fieldState.error?.message}>
      {(ids) => (
        <select {...ids} {...field}>
          {props.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField<Values extends FieldValues>(props: BoundProps<Values, boolean>) {
  const { field } = useController({ control: props.control, name: props.name });
  const { value, ...rest } = field;
  return (
    <label className={css('check')}>
      <input {...rest} type="checkbox" checked={value} />
      <span>
        {props.label}
        {props.hint && <span className={css('hint')}> {props.hint}</span>}
      </span>
    </label>
  );
}
