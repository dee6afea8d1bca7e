// Fields in which a date, a time or a number is typed as text. What was typed stays as it was until the field is left; what cannot be
// read is said at once, and is never turned into something else.
import { useState } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { Field } from '../field.tsx';
import { parseDate, toTypedDate } from './parse-date.ts';
import { parseNumber } from './parse-number.ts';
import { parseTime } from './parse-time.ts';

type TypedFieldProps<Values extends FieldValues, Value> = {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, Value>;
  readonly label: string;
  readonly hint?: string;
};

type Typing<Value> = {
  readonly read: (typed: string) => Value | undefined;
  readonly show: (value: Value) => string;
  /** What an empty field means. */
  readonly empty: Value;
  readonly wrong: string;
  readonly inputMode: 'numeric' | 'decimal';
};

/** A date: `21`, `21.11`, `21.11.2026`. Its value is `2026-11-21`, or empty; `near` fills in what was left out. */
export function DateField<Values extends FieldValues>({
  near,
  ...props
}: TypedFieldProps<Values, string> & { readonly near: string }) {
  const { dateWrong } = useWords(dataWords);
  const read = (typed: string) => parseDate(typed, near);
  const typing = { read, show: toTypedDate, empty: '', wrong: dateWrong, inputMode: 'decimal' } as const;
  return <TypedField {...props} typing={typing} />;
}

/** A time of day: `7`, `730`, `7:30`, `07.30`. Its value is `07:30`, or empty. */
export function TimeField<Values extends FieldValues>(props: TypedFieldProps<Values, string>) {
  const { timeWrong } = useWords(dataWords);
  const show = (value: string) => value;
  return (
    <TypedField
      {...props}
      typing={{ read: parseTime, show, empty: '', wrong: timeWrong, inputMode: 'numeric' }}
    />
  );
}

/** A number with a comma or a point. Its value is null while the field is empty. */
export function NumberField<Values extends FieldValues>(props: TypedFieldProps<Values, number | null>) {
  const { numberWrong } = useWords(dataWords);
  const show = (value: number | null) => (value === null ? '' : String(value));
  return (
    <TypedField
      {...props}
      typing={{ read: parseNumber, show, empty: null, wrong: numberWrong, inputMode: 'decimal' }}
    />
  );
}

/** What is typed is read and shown as `typing` says. */
export function TypedField<Values extends FieldValues, Value>({
  control,
  name,
  label,
  hint,
  typing,
}: TypedFieldProps<Values, Value> & { readonly typing: Typing<Value> }) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const isReadable = (text: string) => text.trim() === '' || typing.read(text) !== undefined;
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: () => typed === undefined || isReadable(typed) || typing.wrong },
  });
  const leave = () => {
    field.onBlur();
    if (typed !== undefined && isReadable(typed)) setTyped(undefined);
  };
  const isWrong = typed !== undefined && !isReadable(typed);
  const error = fieldState.error?.message ?? (isWrong && fieldState.isTouched ? typing.wrong : undefined);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          {...ids}
          ref={field.ref}
          name={field.name}
          inputMode={typing.inputMode}
          autoComplete="off"
          value={typed ?? typing.show(field.value)}
          onBlur={leave}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            if (isReadable(text)) field.onChange(typing.read(text) ?? typing.empty);
          }}
        />
      )}
    </Field>
  );
}
