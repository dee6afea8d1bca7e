// The phones of somebody, and the code that lets one in. Few visits lead there.
import { useMemo } from 'react';
import { useKioskDevice } from '#device/kiosk-device.ts';
import { canLetPhonesIn, ownPhoneCalls } from '#features/phones/own-phones.ts';
import { createLater } from '../create-later.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { VisitStore } from './visit-machine.ts';
import type { VisitRunner } from './visit-runner.ts';
import { sessionOf, type On } from './visit-state.ts';

const { useWhenWanted: usePhonesScreen } = createLater(
  async () => (await import('#features/phones/phones-screen.tsx')).PhonesScreen,
);

const { useWhenWanted: useCodeScreen } = createLater(
  async () => (await import('#features/phones/code-screen.tsx')).CodeScreen,
);

type Props<Name extends 'phones' | 'phoneCode'> = {
  readonly screen: On<Name>;
  readonly store: VisitStore;
  readonly record: DeviceRecord;
  readonly runner: VisitRunner;
};

export function Phones(props: Props<'phones'>) {
  return <PhonesOnceThere {...props} PhonesScreen={usePhonesScreen(true)} />;
}

type PhonesProps = Props<'phones'> & { readonly PhonesScreen: ReturnType<typeof usePhonesScreen> };

function PhonesOnceThere({ screen, store, record, runner, PhonesScreen }: PhonesProps) {
  const { calls } = useCalls(screen, runner);
  if (!PhonesScreen) return null;
  return (
    <PhonesScreen
      name={screen.person.name}
      calls={calls}
      timeZone={record.timeZone}
      canLetIn={canLetPhonesIn(location.origin)}
      offerEnd={screen.offerEnd}
      disowned={screen.disowned}
      onAdd={() => store.dispatch({ type: 'phoneCodeAsked' })}
      onClose={() => store.dispatch({ type: 'wentHome' })}
    />
  );
}

export function PhoneCode(props: Props<'phoneCode'>) {
  return <CodeOnceThere {...props} CodeScreen={useCodeScreen(true)} />;
}

type CodeProps = Props<'phoneCode'> & { readonly CodeScreen: ReturnType<typeof useCodeScreen> };

function CodeOnceThere({ screen, store, runner, CodeScreen }: CodeProps) {
  const { serverTime } = useKioskDevice();
  const { calls, expiresAt } = useCalls(screen, runner);
  if (!CodeScreen) return null;
  return (
    <CodeScreen
      name={screen.person.name}
      calls={calls}
      origin={location.origin}
      until={expiresAt}
      now={serverTime.now}
      onEnd={(end) => store.dispatch({ type: 'phoneCodeOver', end })}
      onCancel={() => store.dispatch({ type: 'phoneCodeOver', end: undefined })}
    />
  );
}

function useCalls(screen: On<'phones' | 'phoneCode'>, { callStation }: VisitRunner) {
  const { employeeToken = '', expiresAt = 0 } = sessionOf(screen) ?? {};
  const calls = useMemo(() => ownPhoneCalls(callStation, employeeToken), [callStation, employeeToken]);
  return { calls, expiresAt };
}
