import { hasPasskeys } from '#api/passkeys.ts';
import { Choice } from '#ui/choice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useWords } from '#words/words.ts';
import { ownerWords } from '#said/desk/first-run/owner.ts';

type HowToSignInProps = {
  readonly byPasskey: boolean;
  readonly password: string;
  readonly error: string | undefined;
  readonly onChoose: (byPasskey: boolean) => void;
  readonly onPassword: (typed: string) => void;
};

/** Beside a passkey the password is the spare one; where the browser has no passkeys, it is the only way. */
export function HowToSignIn({ byPasskey, password, error, onChoose, onPassword }: HowToSignInProps) {
  const t = useWords(ownerWords);
  return (
    <>
      {hasPasskeys() && (
        <Choice
          legend={t.signInBy}
          hint={t.signInByHint}
          value={byPasskey ? 'passkey' : 'password'}
          options={[
            ['passkey', t.byPasskey],
            ['password', t.byPassword],
          ]}
          onChoose={(chosen) => onChoose(chosen === 'passkey')}
        />
      )}
      <PasswordField
        {...{ label: t.password, name: 'new-password', isNew: true }}
        hint={byPasskey ? t.spareHint : t.passwordHint}
        value={password}
        error={error}
        onChange={onPassword}
      />
    </>
  );
}
