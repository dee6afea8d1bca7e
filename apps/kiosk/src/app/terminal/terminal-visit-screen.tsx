import { useKioskDevice } from '#device/kiosk-device.ts';
import { PasswordScreen } from '#features/auth/password-screen.tsx';
import { ConflictScreen } from '#features/punches/conflict-screen.tsx';
import { ProblemScreen } from '#features/punches/problem-screen.tsx';
import { PunchReceipt } from '#features/punches/punch-receipt.tsx';
import { Secret } from '#app/visit/secret.ts';
import type { VisitStore } from '#app/visit/visit-machine.ts';
import type { On, Screen } from '#app/visit/visit-state.ts';

type TerminalVisitScreenProps = {
  readonly screen: Screen;
  readonly store: VisitStore;
  readonly timeZone: string;
};

/** The screens of one visit at a shared tablet. */
export function TerminalVisitScreen({ screen, store, timeZone }: TerminalVisitScreenProps) {
  const leave = () => store.dispatch({ type: 'wentHome' });
  switch (screen.name) {
    case 'password':
      return <Password screen={screen} store={store} timeZone={timeZone} />;
    case 'receipt':
      return (
        <PunchReceipt
          name={screen.person.name}
          action={screen.action}
          at={screen.at}
          truth={screen.truth}
          notes={screen.notes}
          timeZone={timeZone}
          onHours={undefined}
          onDispute={undefined}
          onClose={leave}
        />
      );
    case 'conflict':
      return (
        <ConflictScreen
          name={screen.person.name}
          isClockedIn={screen.isClockedIn}
          since={undefined}
          timeZone={timeZone}
          // The password was not kept, so it is asked for again, now with the other action as the expected one.
          onPunch={(action) => store.dispatch({ type: 'actionChosen', action, advice: undefined })}
          onForgot={undefined}
          onCancel={leave}
        />
      );
    case 'problem':
      return (
        <ProblemScreen
          problem={screen.problem}
          name={screen.person.name}
          at={screen.at}
          timeZone={timeZone}
          onTryAgain={() => store.dispatch({ type: 'triedAgain' })}
          onClose={leave}
        />
      );
    default:
      return null;
  }
}

type PasswordProps = Omit<TerminalVisitScreenProps, 'screen'> & { readonly screen: On<'password'> };

function Password({ screen, store, timeZone }: PasswordProps) {
  const { serverTime } = useKioskDevice();
  const { person, entry } = screen;
  return (
    <PasswordScreen
      name={person.name}
      isClockedIn={person.listed.isClockedIn}
      trouble={entry.kind === 'waiting' ? entry.trouble : undefined}
      isBusy={entry.kind === 'checking'}
      timeZone={timeZone}
      onPunch={(action, password) =>
        store.dispatch({
          type: 'passwordEntered',
          action,
          password: new Secret(password),
          at: serverTime.now(),
        })
      }
      onCancel={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}
