// Name and web password, for a tablet that nobody has registered. The two actions are always explicit; the expected one is the large one.
import { useEffect, useState, type SubmitEvent } from 'react';
import { useNow } from '#device/use-now.ts';
import { formatClock } from '@stimpill/words/format-time.ts';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { playTone } from '#ui/tones.ts';

type PasswordTrouble = { readonly kind: 'wrong' } | { readonly kind: 'locked'; readonly minutes: number };

type PasswordScreenProps = {
  readonly name: string;
  /** What the list says; it decides which action is the expected one. */
  readonly isClockedIn: boolean;
  readonly trouble: PasswordTrouble | undefined;
  readonly isBusy: boolean;
  readonly timeZone: string;
  readonly onPunch: (action: 'Start' | 'Stop', password: string) => void;
  readonly onCancel: () => void;
};

export function PasswordScreen(props: PasswordScreenProps) {
  const { t } = useManagerLanguage();
  const { isClockedIn, trouble, isBusy } = props;
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const expected = isClockedIn ? 'Stop' : 'Start';
  const punch = (action: 'Start' | 'Stop') => {
    setIsMissing(password === '');
    if (password === '' || isBusy) return;
    setPassword('');
    props.onPunch(action, password);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    punch(expected);
  };
  useEffect(() => {
    if (trouble) playTone('error');
  }, [trouble]);
  return (
    <form className="column fill" onSubmit={submit} noValidate>
      <Page
        who={props.name}
        title={isClockedIn ? t.chooseIsIn : t.chooseIsOut}
        actions={<Actions {...props} expected={expected} onAction={punch} />}
      >
        <PasswordField
          label={t.ownPassword}
          hint={t.ownPasswordHint}
          value={password}
          error={isMissing && password === '' ? t.ownPasswordMissing : undefined}
          onChange={setPassword}
        />
        {trouble && (
          <Notice look="error" icon="warning" role="alert">
            {trouble.kind === 'wrong' ? t.ownPasswordWrong : t.tooManyAttempts({ minutes: trouble.minutes })}
          </Notice>
        )}
      </Page>
    </form>
  );
}

type ActionsProps = PasswordScreenProps & {
  readonly expected: 'Start' | 'Stop';
  readonly onAction: (action: 'Start' | 'Stop') => void;
};

function Actions({ expected, isBusy, timeZone, onAction, onCancel }: ActionsProps) {
  const { t } = useManagerLanguage();
  const time = formatClock(useNow(), timeZone);
  const other = expected === 'Start' ? 'Stop' : 'Start';
  return (
    <>
      <Button
        type="submit"
        look={expected === 'Start' ? 'in' : 'out'}
        size="main"
        icon={expected === 'Start' ? 'in' : 'out'}
        isDisabled={isBusy}
      >
        {isBusy ? t.punching : expected === 'Start' ? t.willClockIn({ time }) : t.willClockOut({ time })}
      </Button>
      <Button
        size="main"
        icon={other === 'Start' ? 'in' : 'out'}
        isDisabled={isBusy}
        onPress={() => onAction(other)}
      >
        {other === 'Start' ? t.clockIn : t.clockOut}
      </Button>
      <Button size="main" icon="cross" isDisabled={isBusy} onPress={onCancel}>
        {t.cancel}
      </Button>
    </>
  );
}
