// What narrows a list: typed text and choices. They stand in the address, so that a view can be sent as a link.
import { useState } from 'react';
import { Field } from './field.tsx';

type SearchFilterProps = {
  readonly label: string;
  readonly hint: string;
  /** As it stands in the address. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** The address follows what is typed; it is too slow to be what is typed. Give it another `key` to begin anew. */
export function SearchFilter({ label, hint, value, onSearch }: SearchFilterProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          type="search"
          value={typed}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            onSearch(target.value);
          }}
        />
      )}
    </Field>
  );
}

type SelectFilterProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
};

export function SelectFilter({ label, value, options, onChoose }: SelectFilterProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
