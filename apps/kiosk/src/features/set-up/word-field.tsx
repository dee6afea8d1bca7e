import { strangerIn } from '@stimpill/api-types/pairing-word';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Field } from '#ui/field.tsx';
import styles from './pairing.module.css';
import type { PairingHeld } from './use-pairing.ts';

type WordFieldProps = { readonly held: PairingHeld; readonly isMissing: boolean };

/** The eight characters, for a tablet without a camera or a code that cannot be shown to it. */
export function WordField({ held, isMissing }: WordFieldProps) {
  const { t } = useManagerLanguage();
  const stranger = strangerIn(held.typed);
  const error =
    stranger === undefined
      ? isMissing
        ? t.pairWordMissing
        : undefined
      : t.pairWordStranger({ character: stranger });
  return (
    <Field label={t.pairWord} hint={held.pairing ? '' : t.pairWordHint} error={error}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className={styles['typed']}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={held.typed}
          onChange={(event) => held.type(event.target.value)}
        />
      )}
    </Field>
  );
}
