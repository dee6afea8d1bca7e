import { useId, type ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './field.module.css';

const css = classNames(styles);

type FieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly children: (ids: { readonly id: string; readonly describedBy: string }) => ReactNode;
};

/** A labelled field with its hint and its fault. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = `${id}-hint`;
  return (
    <div className={css('field', error !== undefined && 'isWrong')}>
      <label htmlFor={id}>{label}</label>
      {children({ id, describedBy })}
      <p id={describedBy} className={css(error ? 'error' : 'hint')}>
        {error ?? hint}
      </p>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
};

/** One of a few; a radio group that can be hit with a thumb. */
export function Choice<Value extends string>({ legend, hint, value, options, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css('field')}>
      <legend>{legend}</legend>
      <div className="row gap-10">
        {options.map(([option, label]) => (
          <label key={option} className={css('option')}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint && <p className={css('hint')}>{hint}</p>}
    </fieldset>
  );
}
