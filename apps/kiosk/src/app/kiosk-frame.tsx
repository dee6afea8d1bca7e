// The frame around the present screen: top bar, strip, the screen with its own error boundary, and "Still there?".
import { ErrorBoundary } from 'react-error-boundary';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { localTimeOf } from '@stimpill/time';
import { useConnection } from '#device/kiosk-device.ts';
import { useNow } from '#device/use-now.ts';
import { AttractScreen } from '#features/attract/attract-screen.tsx';
import { RevokedScreen } from '#features/attract/revoked-screen.tsx';
import { DisputeChip } from '#features/punches/dispute-chip.tsx';
import { countWaiting, lastReceivedAt } from '#features/punches/strip-state.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Screen } from '#ui/screen.tsx';
import type { Kiosk } from './kiosk.ts';
import { KioskStrip } from './kiosk-strip.tsx';
import { noteStopped } from './keep-log.ts';
import { useManagerScreens, useVisitScreens } from './later-screens.ts';
import { CrashScreen } from './crash-screen.tsx';
import type { VisitState } from '#app/visit/visit-state.ts';
import { StillThere } from './still-there.tsx';
import { useDisputeTime } from '#app/visit/use-dispute-time.ts';

/** Screens that no punch leads to. */
const MANAGED: ReadonlySet<string> = new Set(['setUp', 'about', 'manager']);

type KioskFrameProps = { readonly kiosk: Kiosk };

export function KioskFrame({ kiosk }: KioskFrameProps) {
  const { store, record } = kiosk;
  const state = useStore(store);
  const { screen } = state;
  // Here, so that they are fetched while the tablet rests.
  const Screens = useVisitScreens(record !== undefined);
  const ManagerScreens = useManagerScreens(!record || MANAGED.has(screen.name));
  useDisputeTime(store);
  const leave = () => store.dispatch({ type: 'leftAlone' });
  if (screen.name === 'attract' && record) {
    return <AtRest kiosk={kiosk} record={record} />;
  }
  return (
    <>
      <Framed kiosk={kiosk} state={state}>
        <ErrorBoundary
          resetKeys={[screen.name]}
          onError={() => noteStopped(kiosk)}
          onReset={leave}
          fallbackRender={({ resetErrorBoundary }) => <CrashScreen onReturn={resetErrorBoundary} />}
        >
          <Content kiosk={kiosk} state={state} Screens={Screens} ManagerScreens={ManagerScreens} />
        </ErrorBoundary>
      </Framed>
      {record && screen.name === 'list' && <Disputable record={record} kiosk={kiosk} state={state} />}
      {state.isAsking && <StillThere onStay={() => store.dispatch({ type: 'stayed' })} onLeave={leave} />}
    </>
  );
}

type AtRestProps = { readonly kiosk: Kiosk; readonly record: DeviceRecord };

function AtRest({ kiosk: { store, outboxState }, record }: AtRestProps) {
  const outbox = useStore(outboxState);
  const waiting = countWaiting({ outbox, connection: useConnection(), now: useNow() });
  return (
    <AttractScreen
      record={record}
      waiting={waiting}
      lastReceivedAt={lastReceivedAt(outbox)}
      onWake={() => store.dispatch({ type: 'woken' })}
      onAbout={() => store.dispatch({ type: 'aboutOpened' })}
    />
  );
}

type ContentProps = { readonly kiosk: Kiosk; readonly state: VisitState };

type DisputableProps = ContentProps & { readonly record: DeviceRecord };

/** Where the list shows no names, this shows none either. */
function Disputable({ kiosk, state, record }: DisputableProps) {
  const { disputable } = state;
  if (!disputable) return null;
  const { listMode, timeZone } = record;
  const name = listMode === 'names' || listMode === 'short' ? disputable.person.name : undefined;
  return (
    <DisputeChip
      punch={{ ...disputable, name, timeZone }}
      onPress={() => kiosk.store.dispatch({ type: 'disputeAsked' })}
    />
  );
}

function Framed({ kiosk, state, children }: ContentProps & { readonly children: ReactNode }) {
  const now = useNow();
  const { store, record } = kiosk;
  const isSetUp = state.screen.name === 'setUp';
  // A tablet that takes no punches keeps none either; that screen says itself what waits on it.
  const hasStrip = !isSetUp && state.screen.name !== 'revoked';
  return (
    <Screen
      {...(record && !isSetUp ? { time: localTimeOf(now, record.timeZone) } : {})}
      strip={hasStrip ? <KioskStrip outboxState={kiosk.outboxState} /> : undefined}
      isOnWall={!isSetUp}
      onLanguage={(language) => store.dispatch({ type: 'languageChosen', language })}
    >
      {children}
    </Screen>
  );
}

type RevokedProps = { readonly kiosk: Kiosk; readonly timeZone: string };

function Revoked({ kiosk: { outboxState, store }, timeZone }: RevokedProps) {
  const waiting = useStore(outboxState, (outbox) => outbox.waiting);
  return (
    <RevokedScreen
      now={useNow()}
      timeZone={timeZone}
      waiting={waiting}
      onSetUp={() => store.dispatch({ type: 'setUpAsked' })}
      onManager={() => store.dispatch({ type: 'managerOpened' })}
    />
  );
}

type ChosenContentProps = ContentProps & {
  readonly Screens: ReturnType<typeof useVisitScreens>;
  readonly ManagerScreens: ReturnType<typeof useManagerScreens>;
};

function Content({ kiosk, state, Screens, ManagerScreens }: ChosenContentProps) {
  const { store, record, runner } = kiosk;
  const { screen } = state;
  if (!record || !runner || screen.name === 'setUp')
    return ManagerScreens && <ManagerScreens kiosk={kiosk} screen="setUp" />;
  switch (screen.name) {
    case 'about':
    case 'manager':
      return ManagerScreens && <ManagerScreens kiosk={kiosk} screen={screen.name} />;
    case 'revoked':
      return <Revoked kiosk={kiosk} timeZone={record.timeZone} />;
    default:
      return (
        Screens && (
          <Screens
            state={state}
            store={store}
            record={record}
            runner={runner}
            outboxState={kiosk.outboxState}
            reads={kiosk.reads}
          />
        )
      );
  }
}
