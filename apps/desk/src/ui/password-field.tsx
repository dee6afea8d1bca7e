import { useState } from 'react';
import { dataWords } from '#said/desk/common/data.ts';
import { useWords } from '#words/words.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';

type PasswordFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isNew?: boolean;
  readonly onChange: (value: string) => void;
};

/** A password that can be shown; password managers can fill it in. */
export function PasswordField({ label, name, value, hint, error, isNew, onChange }: PasswordFieldProps) {
  const t = useWords(dataWords);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className={styles['password']}>
          <input
            {...ids}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button icon="eye" isPressed={isShown} onPress={() => setIsShown(!isShown)}>
            {isShown ? t.hide : t.show}
          </Button>
        </span>
      )}
    </Field>
  );
}
