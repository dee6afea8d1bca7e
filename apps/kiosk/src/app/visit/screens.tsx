// THE FLOW: attract -> list -> PIN -> project, photo -> punch -> receipt -> list. Each screen gets what it shows and tells what was touched.
import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import { useStore } from 'zustand';
import { createQueryClient } from '#app/query-client.ts';
import type { Reads } from '#app/reads.ts';
import { useKioskDevice } from '#device/kiosk-device.ts';
import { announcedState, type ServerWord } from '#device/known-state.ts';
import type { ListPerson } from '#features/people/list-person.ts';
import { PeopleScreen } from '#features/people/people-screen.tsx';
import type { OutboxStateStore } from '#features/punches/outbox/outbox-state.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { classNames } from '@stimpill/ui/class-names.ts';
import type { VisitRunner } from './visit-runner.ts';
import { PersonalScreen } from './personal-screen.tsx';
import type { VisitState } from './visit-state.ts';
import type { VisitStore } from './visit-machine.ts';
import styles from './screens.module.css';
import { useUntilPainted } from './use-until-painted.ts';

const css = classNames(styles);

export type ScreensProps = {
  readonly state: VisitState;
  readonly store: VisitStore;
  readonly record: DeviceRecord;
  readonly runner: VisitRunner;
  readonly outboxState: OutboxStateStore;
  readonly reads: Reads;
};

/** The screens inside the frame; attract and receipt have frames of their own. */
export function Screens({ state, store, record, runner, outboxState, reads }: ScreensProps) {
  const choose = useChoosePerson(store, outboxState);
  const ownPunches = useStore(outboxState, (outbox) => outbox.ownPunches);
  const isList = state.screen.name === 'list';
  const isListKept = useUntilPainted(isList);
  return (
    <QueryClientProvider client={reads.clientFrom(createQueryClient)}>
      {isListKept && (
        <div className={css('list', !isList && 'isLeft')}>
          <People record={record} ownPunches={ownPunches} onChoose={choose} />
        </div>
      )}
      {!isList && <PersonalScreen state={state} store={store} record={record} runner={runner} />}
    </QueryClientProvider>
  );
}

/** Memoised, so that it is not drawn anew while the next screen takes its place. */
const People = memo(PeopleScreen);

/**
 * A touched name leads to the PIN with the one expected action, by the newest of what the server said and what was punched here. Without a connection nobody could say after the PIN which action
 * fits, so an unknown one is asked for before it.
 */
function useChoosePerson(store: VisitStore, outboxState: OutboxStateStore) {
  const { serverTime, onlineStatus, positions } = useKioskDevice();
  return useCallback(
    (person: ListPerson, listed: ServerWord) => {
      const at = serverTime.now();
      const { id, name, requiresProject, requiresPosition } = person;
      if (requiresPosition) positions.ask();
      const isOffline = onlineStatus.getState().connection === 'offline';
      const known = announcedState(listed, outboxState.getState().ownPunches.get(id) ?? [], at);
      const openSince = known?.isClockedIn === true ? known.since : listed.openSince;
      store.dispatch({
        type: 'personChosen',
        person: { id, name, listed, openSince, requiresProject, requiresPosition },
        action: known && (known.isClockedIn ? 'Stop' : 'Start'),
      });
      if (isOffline && !known) store.dispatch({ type: 'otherActionAsked' });
    },
    [store, outboxState, serverTime, onlineStatus, positions],
  );
}
