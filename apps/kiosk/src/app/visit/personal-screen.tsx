// The screens of one person, from the PIN to the receipt.
import { useConnection } from '#device/kiosk-device.ts';
import { PinScreen } from '#features/auth/pin-screen.tsx';
import { ChooseActionScreen } from '#features/punches/choose-action-screen.tsx';
import { ConflictScreen } from '#features/punches/conflict-screen.tsx';
import { NotRecordedScreen } from '#features/punches/not-recorded-screen.tsx';
import { ProblemScreen } from '#features/punches/problem-screen.tsx';
import { PunchReceipt } from '#features/punches/punch-receipt.tsx';
import { PunchingScreen } from '#features/punches/punching-screen.tsx';
import { shiftOf, useShiftText } from '#features/punches/todays-shift.ts';
import type { EnteredPin } from './visit-person.ts';
import { sessionOf, type On, type PinEntry } from './visit-state.ts';
import type { PersonalScreenProps } from './personal-screen-props.ts';
import { VisitScreens } from './visit-screens.tsx';
import type { PinScreenTrouble } from '#features/auth/pin-message.tsx';

export function PersonalScreen(props: PersonalScreenProps) {
  const { state, store, record } = props;
  const { screen } = state;
  const goHome = () => store.dispatch({ type: 'wentHome' });
  switch (screen.name) {
    case 'pin':
      return <Pin {...props} screen={screen} />;
    case 'chooseAction':
      return <ChooseAction {...props} screen={screen} />;
    case 'project':
    case 'photo':
    case 'hours':
    case 'leave':
    case 'changes':
    case 'record':
    case 'phones':
    case 'phoneCode':
    case 'correction':
    case 'break':
    case 'dispute':
    case 'second':
      return <VisitScreens {...props} />;
    case 'punching':
      return <PunchingScreen name={screen.person.name} />;
    case 'conflict':
      return <Conflict {...props} screen={screen} />;
    case 'notRecorded':
      return (
        <NotRecordedScreen
          name={screen.person.name}
          at={screen.at}
          timeZone={record.timeZone}
          onTryAgain={() => store.dispatch({ type: 'triedAgain' })}
          onClose={goHome}
        />
      );
    case 'problem':
      return (
        <ProblemScreen
          problem={screen.problem}
          name={screen.person.name}
          at={screen.at}
          timeZone={record.timeZone}
          onTryAgain={() => store.dispatch({ type: 'triedAgain' })}
          onClose={goHome}
        />
      );
    case 'receipt':
      return <Receipt {...props} screen={screen} />;
    default:
      return null;
  }
}

type ChooseActionProps = PersonalScreenProps & { readonly screen: On<'chooseAction'> };

function ChooseAction({ store, record, runner, screen }: ChooseActionProps) {
  const { person, at } = screen;
  const choices = {
    name: person.name,
    onChoose: runner.chooseAction,
    onHours: runner.askForHours,
    onCancel: () => store.dispatch({ type: 'wentHome' }),
  };
  const shiftText = useShiftText();
  if (at.kind !== 'afterPin') return <ChooseActionScreen {...choices} isClockedIn={undefined} />;
  const { isClockedIn, proven } = at;
  const planned = sessionOf(screen)?.shiftsToday ?? [];
  const shift = shiftOf(planned, isClockedIn ? 'Stop' : 'Start', proven.moment.at);
  const said = shift && shiftText(shift, proven.moment.at, record.timeZone);
  return <ChooseActionScreen {...choices} isClockedIn={isClockedIn} shift={said} />;
}

type ConflictProps = PersonalScreenProps & { readonly screen: On<'conflict'> };

function Conflict({ store, record, runner, screen }: ConflictProps) {
  const { person, isClockedIn, since } = screen;
  const action = isClockedIn ? 'Stop' : 'Start';
  return (
    <ConflictScreen
      name={person.name}
      isClockedIn={isClockedIn}
      since={since}
      timeZone={record.timeZone}
      onPunch={runner.chooseAction}
      onForgot={() => store.dispatch({ type: 'correctionAsked', action, since })}
      onCancel={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

type ReceiptProps = PersonalScreenProps & { readonly screen: On<'receipt'> };

function Receipt({ state, store, record, runner, screen }: ReceiptProps) {
  return (
    <PunchReceipt
      name={screen.person.name}
      action={screen.action}
      at={screen.at}
      truth={screen.truth}
      notes={screen.notes}
      timeZone={record.timeZone}
      onHours={screen.session && runner.askForHours}
      newPhones={{
        phones: sessionOf(screen)?.newPhones ?? [],
        onNotMine: (disowned) => store.dispatch({ type: 'phonesAsked', disowned }),
      }}
      onDispute={state.disputable && (() => store.dispatch({ type: 'disputeAsked' }))}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

type PinProps = PersonalScreenProps & { readonly screen: On<'pin'> };

function Pin({ state, store, record, runner, screen }: PinProps) {
  const isOffline = useConnection() === 'offline';
  return (
    <PinScreen
      name={screen.person.name}
      action={screen.action}
      isForHours={screen.isForHours}
      at={momentOf(screen.entry)?.at}
      trouble={toTrouble(screen.entry)}
      isOffline={isOffline && !screen.isForHours}
      isChecking={screen.entry.kind === 'checking'}
      isCovered={state.isAsking}
      padSide={record.padSide}
      timeZone={record.timeZone}
      onPin={runner.enterPin}
      onTroubleOver={() => store.dispatch({ type: 'pinTroubleOver' })}
      onOther={() => store.dispatch({ type: 'otherActionAsked' })}
      onCancel={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

function momentOf(entry: PinEntry): EnteredPin['moment'] | undefined {
  if (entry.kind === 'waiting') return undefined;
  return entry.kind === 'again' ? entry.held.moment : entry.entered.moment;
}

function toTrouble(entry: PinEntry): PinScreenTrouble {
  if (entry.kind === 'waiting') return entry.trouble;
  return { kind: entry.kind === 'again' ? 'again' : 'none' };
}
