// One of many: type a part of the name, choose with the arrows. Finds "Þór" by "thor", as the kiosk does.
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
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
  const listId = useId();
  const chosen = items.find((item) => item.value === value)?.label ?? '';
  const { typed, found, marked, onType, onOpen, onClose, onStep } = useFinding(items);
  const choose = (item: ComboboxItem) => {
    onClose();
    onChoose(item.value);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isTaken = step !== 0 || (found !== undefined && ['Enter', 'Escape'].includes(event.key));
    // Neither the form is sent nor its dialog closed by what is meant for the list.
    if (isTaken) event.preventDefault();
    if (step !== 0) onStep(step);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && marked) choose(marked);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className={css('combobox')}>
          <input
            {...ids}
            ref={inputRef}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found !== undefined}
            aria-controls={found && listId}
            aria-activedescendant={marked && `${listId}-${marked.value}`}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={typed ?? chosen}
            onClick={onOpen}
            onKeyDown={onKey}
            onBlur={() => {
              onClose();
              onBlur?.();
            }}
            onChange={({ target }) => {
              onType(target.value);
              if (target.value === '') onChoose('');
            }}
          />
          {found && <Found {...{ listId, label, found, marked, value }} onChoose={choose} />}
        </div>
      )}
    </Field>
  );
}

/** What is shown while somebody looks for one; nothing is while `found` is undefined. */
function useFinding(items: readonly ComboboxItem[]) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const key = toSearchKey(typed ?? '');
  const found = isOpen ? items.filter(({ label }) => matchesSearch(toSearchKey(label), key)) : undefined;
  return {
    typed,
    found,
    marked: found?.[Math.min(place, found.length - 1)],
    onOpen: () => setIsOpen(true),
    onType: (text: string) => {
      setTyped(text);
      setPlace(0);
      setIsOpen(true);
    },
    onClose: () => {
      setTyped(undefined);
      setPlace(0);
      setIsOpen(false);
    },
    onStep: (step: number) => {
      setIsOpen(true);
      if (found !== undefined && found.length > 0)
        setPlace((Math.min(place, found.length - 1) + step + found.length) % found.length);
    },
  };
}

type FoundProps = {
  readonly listId: string;
  readonly label: string;
  readonly found: readonly ComboboxItem[];
  readonly marked: ComboboxItem | undefined;
  readonly value: string;
  readonly onChoose: (item: ComboboxItem) => void;
};

function Found({ listId, label, found, marked, value, onChoose }: FoundProps) {
  const t = useWords(dataWords);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [marked?.value]);
  return (
    <div className={css('popup')}>
      <div ref={list} id={listId} role="listbox" aria-label={label}>
        {found.map((item) => (
          <div
            key={item.value}
            id={`${listId}-${item.value}`}
            role="option"
            aria-selected={item.value === value}
            data-highlighted={item === marked ? true : undefined}
            className={css('item')}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            {item.label}
          </div>
        ))}
      </div>
      <p role="status" className={css('none')}>
        {found.length === 0 && t.nothingFound}
      </p>
    </div>
  );
}
