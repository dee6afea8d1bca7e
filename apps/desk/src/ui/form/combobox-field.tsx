// One of many: type a part of the name, choose with the arrows.
import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { classNames } from '@stimpill/ui/class-names.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import { dataWords } from '#words/data-words.ts';
import { useWords } from '#words/words.ts';
import { Field } from '../field.tsx';
import styles from '../field.module.css';

const css = classNames(styles);

type Item = { readonly value: string; readonly label: string };

type ComboboxFieldProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly hint?: string;
  readonly items: readonly Item[];
};

/** Finds "Þór" by "thor", as the kiosk does. Its value is the value of the item, or empty. */
export function ComboboxField<Values extends FieldValues>(props: ComboboxFieldProps<Values>) {
  const t = useWords(dataWords);
  const { field, fieldState } = useController({ control: props.control, name: props.name });
  const chosen = props.items.find(({ value }) => value === field.value) ?? null;
  return (
    <Field label={props.label} hint={props.hint} error={fieldState.error?.message}>
      {(ids) => (
        <CSPProvider disableStyleElements>
          <Combobox.Root<Item>
            items={props.items}
            value={chosen}
            onValueChange={(item) => field.onChange(item?.value ?? '')}
            isItemEqualToValue={(a, b) => a.value === b.value}
            filter={(item, typed) => matchesSearch(toSearchKey(item.label), toSearchKey(typed))}
          >
            <Combobox.Input {...ids} ref={field.ref} onBlur={field.onBlur} />
            <Combobox.Portal>
              <Combobox.Positioner sideOffset={4}>
                <Combobox.Popup className={css('popup')}>
                  <Combobox.Empty className={css('none')}>{t.nothingFound}</Combobox.Empty>
                  <Combobox.List>
                    {(item: Item) => (
                      <Combobox.Item key={item.value} value={item} className={css('item')}>
                        {item.label}
                      </Combobox.Item>
                    )}
                  </Combobox.List>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
