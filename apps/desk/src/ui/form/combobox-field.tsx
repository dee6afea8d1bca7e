import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxItem } from '../combobox.tsx';

type ComboboxFieldProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly hint?: string;
  readonly items: readonly ComboboxItem[];
};

/** One of many, as a field of a form. Its value is the value of the item, or empty. */
export function ComboboxField<Values extends FieldValues>(props: ComboboxFieldProps<Values>) {
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  return (
    <Combobox
      label={props.label}
      hint={props.hint}
      error={fieldState.error?.message}
      items={props.items}
      value={field.value}
      onChoose={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
