import { useId, type ReactNode } from 'react';
import { classNames } from '@stimpill/ui/class-names.ts';
import styles from './field.module.css';

const css = classNames(styles);

/** What the input of a field must carry. */
export type FieldIds = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong, as a sentence that says what to type. */
  readonly error?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
};

/** A labelled field with its hint, and its fault beside it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={css('field')}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className={css('hint')}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error && (
        <p id={errorId} className="fault">
          {error}
        </p>
      )}
    </div>
  );
}
