// One of many: type a part of the name, choose with the arrows. Finds "Þór" by "thor", as the kiosk does.
import type { Ref } from 'react';
import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { classNames } from '@stimpill/ui/class-names.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { Field } from './field.tsx';
import styles from './field.module.css';

const css = classNames(styles);

export type ComboboxItem = { readonly value: string; readonly label: string };

type ComboboxProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly items: readonly ComboboxItem[];
  /** That of the chosen item, or empty. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
};

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, placeholder, items, value, onChoose, onBlur, inputRef } = props;
  const t = useWords(dataWords);
  const chosen = items.find((item) => item.value === value) ?? null;
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <CSPProvider disableStyleElements>
          <Base.Root<ComboboxItem>
            items={items}
            value={chosen}
            onValueChange={(item) => onChoose(item?.value ?? '')}
            isItemEqualToValue={(a, b) => a.value === b.value}
            filter={(item, typed) => matchesSearch(toSearchKey(item.label), toSearchKey(typed))}
          >
            <Base.Input {...ids} ref={inputRef} onBlur={onBlur} placeholder={placeholder} />
            <Base.Portal>
              <Base.Positioner sideOffset={4}>
                <Base.Popup className={css('popup')}>
                  <Base.Empty className={css('none')}>{t.nothingFound}</Base.Empty>
                  <Base.List>
                    {(item: ComboboxItem) => (
                      <Base.Item key={item.value} value={item} className={css('item')}>
                        {item.label}
                      </Base.Item>
                    )}
                  </Base.List>
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
