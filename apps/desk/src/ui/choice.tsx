import { useId } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './field.module.css';

const css = classNames(styles);

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly hint?: string;
  /** Undefined: nobody has chosen yet. */
  readonly value: Value | undefined;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
};

/** One of a few, all in sight: a radio group that looks like one control. */
export function Choice<Value extends string>({ legend, hint, value, options, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css('field')}>
      <legend>{legend}</legend>
      {hint && <p className={css('hint')}>{hint}</p>}
      <div className={css('segments')}>
        {options.map(([option, label]) => (
          <label key={option} className={css('segment')}>
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
    </fieldset>
  );
}
