import { useEffect, useEffectEvent, useState } from 'react';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';

type PasswordFieldProps = {
  /** What it is called, where it is not simply the password. */
  readonly label?: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A password that can be shown, and that is gone when the tablet is put away. */
export function PasswordField({ label, hint, value, error, onChange }: PasswordFieldProps) {
  const { t } = useManagerLanguage();
  const [isShown, setIsShown] = useState(false);
  const wipe = useEffectEvent(() => {
    onChange('');
    setIsShown(false);
  });
  useEffect(() => {
    const wipeWhenHidden = () => {
      if (document.visibilityState === 'hidden') wipe();
    };
    document.addEventListener('visibilitychange', wipeWhenHidden);
    return () => document.removeEventListener('visibilitychange', wipeWhenHidden);
  }, []);
  return (
    <Field label={label ?? t.password} error={error} {...(hint === undefined ? {} : { hint })}>
      {({ id, describedBy }) => (
        <div className={styles['password']}>
          <input
            id={id}
            aria-describedby={describedBy}
            type={isShown ? 'text' : 'password'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button size="small" icon="eye" isPressed={isShown} onPress={() => setIsShown(!isShown)}>
            {isShown ? t.hidePassword : t.showPassword}
          </Button>
        </div>
      )}
    </Field>
  );
}
