import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useWords } from '#words/words.ts';
import styles from './sign-in-help.module.css';
import { signInWords } from '#said/desk/sign-in/sign-in.ts';
import type { CodeKind } from './typed-code.ts';

type CodeFieldProps = {
  readonly kind: CodeKind;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onKind: (kind: CodeKind) => void;
};

/** The code of the app, or one on paper, and what to do without either. */
export function CodeField({ kind, value, error, onChange, onKind }: CodeFieldProps) {
  const t = useWords(signInWords);
  const isApp = kind === 'app';
  return (
    <>
      <Field label={t.code[kind]} hint={t.codeHint[kind]} error={error}>
        {(ids) => (
          <input
            {...ids}
            key={kind}
            name="code"
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete={isApp ? 'one-time-code' : 'off'}
            autoCapitalize={isApp ? 'none' : 'characters'}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className={styles['otherWay']}>
        <Button look="quiet" onPress={() => onKind(isApp ? 'paper' : 'app')}>
          {isApp ? t.usePaper : t.useApp}
        </Button>
      </div>
      <details className={styles['lost']}>
        <summary>{t.lost}</summary>
        <p>{t.lostToDo}</p>
      </details>
    </>
  );
}
