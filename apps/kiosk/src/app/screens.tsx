// THE FLOW: attract -> list -> PIN -> project, photo -> punch -> receipt -> list. Each screen gets what it shows and tells what was touched.
import { useCallback } from 'react';
import { useKioskDevice } from '#device/kiosk-device.ts';
import type { ListPerson } from '#features/people/list-person.ts';
import { PeopleScreen } from '#features/people/people-screen.tsx';
import { isTrusted } from '#features/people/use-punch-list.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { PunchFlow } from './punch-flow.ts';
import { PersonalScreen } from './personal-screen.tsx';
import type { ScreenState } from './screen-state.ts';
import type { ScreenStore } from './screen-store.ts';

type ScreensProps = {
  readonly state: ScreenState;
  readonly store: ScreenStore;
  readonly record: DeviceRecord;
  readonly flow: PunchFlow;
};

/** The screens inside the frame; attract and receipt have frames of their own. */
export function Screens({ state, store, record, flow }: ScreensProps) {
  const choose = useChoosePerson(store);
  if (state.screen.name === 'list') return <PeopleScreen record={record} onChoose={choose} />;
  return <PersonalScreen state={state} store={store} record={record} flow={flow} />;
}

/**
 * A touched name leads to the PIN with the one expected action. Without a connection nobody could say after the PIN which action
 * fits, so an unknown one is asked for before it.
 */
function useChoosePerson(store: ScreenStore) {
  const { serverTime, onlineStatus, positions } = useKioskDevice();
  return useCallback(
    (person: ListPerson, fetchedAt: number | undefined) => {
      const at = serverTime.now();
      const { id, name, openSince, requiresProject, requiresPosition } = person;
      if (requiresPosition) positions.ask();
      const isOffline = onlineStatus.getState().connection === 'offline';
      const isKnown = isTrusted({ fetchedAt }, at);
      store.dispatch({
        type: 'personChosen',
        person: { id, name, openSince, requiresProject, requiresPosition },
        action: isKnown ? (person.isClockedIn ? 'Stop' : 'Start') : undefined,
        problem: undefined,
        at,
      });
      if (isOffline && !isKnown) store.dispatch({ type: 'otherActionAsked' });
    },
    [store, serverTime, onlineStatus, positions],
  );
}
