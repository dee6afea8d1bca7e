// The screens of one person, from the PIN to the receipt.
import { useConnection } from '#device/kiosk-device.ts';
import { PinScreen } from '#features/auth/pin-screen.tsx';
import { ChooseActionScreen } from '#features/punches/choose-action-screen.tsx';
import { ConflictScreen } from '#features/punches/conflict-screen.tsx';
import { NotRecordedScreen } from '#features/punches/not-recorded-screen.tsx';
import { ProblemScreen } from '#features/punches/problem-screen.tsx';
import { PunchReceipt } from '#features/punches/punch-receipt.tsx';
import { PunchingScreen } from '#features/punches/punching-screen.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { PunchFlow } from './punch-flow.ts';
import type { Screen, ScreenState } from './screen-state.ts';
import type { ScreenStore } from './screen-store.ts';
import { VisitScreens } from './visit-screens.tsx';

export type PersonalScreenProps = {
  readonly state: ScreenState;
  readonly store: ScreenStore;
  readonly record: DeviceRecord;
  readonly flow: PunchFlow;
};

export function PersonalScreen(props: PersonalScreenProps) {
  const { state, store, record, flow } = props;
  const { screen } = state;
  const goHome = () => store.dispatch({ type: 'wentHome' });
  const punch = (action: 'Start' | 'Stop') => void flow.chooseAction(action);
  switch (screen.name) {
    case 'pin':
      return <Pin {...props} screen={screen} />;
    case 'chooseAction':
      return (
        <ChooseActionScreen
          name={screen.person.name}
          isClockedIn={screen.isClockedIn}
          onChoose={punch}
          onHours={flow.askForHours}
          onCancel={goHome}
        />
      );
    case 'project':
    case 'photo':
    case 'hours':
    case 'correction':
    case 'dispute':
    case 'second':
      return <VisitScreens {...props} />;
    case 'punching':
      return <PunchingScreen name={screen.person.name} isLookingUp={screen.isLookingUp} />;
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
      return <Trouble {...props} screen={screen} />;
    case 'receipt':
      return <Receipt {...props} screen={screen} />;
    default:
      return null;
  }
}

type ConflictProps = PersonalScreenProps & { readonly screen: Extract<Screen, { name: 'conflict' }> };

function Conflict({ store, record, flow, screen }: ConflictProps) {
  const { person, isClockedIn, since } = screen;
  const action = isClockedIn ? 'Stop' : 'Start';
  return (
    <ConflictScreen
      name={person.name}
      isClockedIn={isClockedIn}
      since={since}
      timeZone={record.timeZone}
      onPunch={(chosen) => void flow.chooseAction(chosen)}
      onForgot={() => store.dispatch({ type: 'correctionAsked', action, since })}
      onCancel={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

type ReceiptProps = PersonalScreenProps & { readonly screen: Extract<Screen, { name: 'receipt' }> };

function Receipt({ state, store, record, flow, screen }: ReceiptProps) {
  return (
    <PunchReceipt
      name={screen.person.name}
      action={screen.action}
      at={screen.at}
      truth={screen.truth}
      notes={screen.notes}
      timeZone={record.timeZone}
      onHours={flow.session() && flow.askForHours}
      onDispute={state.disputable && (() => store.dispatch({ type: 'disputeAsked' }))}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

type PinProps = PersonalScreenProps & { readonly screen: Extract<Screen, { name: 'pin' }> };

function Pin({ state, store, record, flow, screen }: PinProps) {
  const isOffline = useConnection() === 'offline';
  return (
    <PinScreen
      name={screen.person.name}
      action={screen.action}
      isForHours={screen.isForHours}
      trouble={screen.trouble}
      isOffline={isOffline && !screen.isForHours}
      isChecking={screen.isChecking}
      isCovered={state.isAsking}
      padSide={record.padSide}
      timeZone={record.timeZone}
      onPin={(pin) => void flow.submitPin(pin)}
      onTroubleOver={() => store.dispatch({ type: 'pinTroubleOver' })}
      onOther={() => store.dispatch({ type: 'otherActionAsked' })}
      onCancel={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

type TroubleProps = PersonalScreenProps & { readonly screen: Extract<Screen, { name: 'problem' }> };

/** Trying again helps only where the trouble may be over by itself. */
const WORTH_ANOTHER_TRY = new Set([
  'timedOut',
  'notRecorded',
  'notKnown',
  'serverTrouble',
  'tooManyRequests',
  'offline',
]);

function Trouble({ store, record, screen }: TroubleProps) {
  const mayTryAgain = screen.person !== undefined && WORTH_ANOTHER_TRY.has(screen.problem.kind);
  return (
    <ProblemScreen
      problem={screen.problem}
      name={screen.person?.name}
      at={screen.at}
      timeZone={record.timeZone}
      onTryAgain={mayTryAgain ? () => store.dispatch({ type: 'triedAgain' }) : undefined}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}
