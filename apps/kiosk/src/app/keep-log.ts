// Notes in the log of the tablet what goes wrong with it and what becomes right again.
import type { OutboxState } from '#features/punches/outbox/outbox-state.ts';
import type { LogKind } from '#storage/kiosk-database.ts';
import { noteHappening } from '#storage/tablet-log.ts';
import type { Kiosk } from './kiosk.ts';

type Note = (kind: LogKind, more?: { readonly punches?: number; readonly version?: string }) => void;

/** Notes until the returned function is called. */
export function keepLog({ device, outboxState, update, store }: Kiosk): () => void {
  const note: Note = (kind, more) => void noteHappening({ at: device.serverTime.now(), kind, ...more });
  note('started', { version: KIOSK_VERSION });
  const noteOutbox = outboxNoter(note, () => device.onlineStatus.getState().connection === 'offline');
  // What was found while the outbox was opened is news as well.
  noteOutbox(outboxState.getState(), outboxState.getInitialState());
  const stops = [
    outboxState.subscribe(noteOutbox),
    device.onlineStatus.subscribe(({ connection }, before) => {
      if (connection === 'offline' && before.connection !== 'offline') note('connectionLost');
      if (connection !== 'offline' && before.connection === 'offline') note('connectionBack');
    }),
    update.state.subscribe((state) => {
      if (state === 'waiting') note('updateFound');
    }),
    store.subscribe(({ screen }, before) => {
      if (screen.name === 'manager' && before.screen.name !== 'manager') note('managerOpened');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const TROUBLES = { revoked: 'revoked', key: 'keyUnknown', refused: 'refused' } as const;
const STORAGE = { low: 'storageLow', failing: 'storageFailing', recovered: 'storageRecovered' } as const;

function outboxNoter(note: Note, isOffline: () => boolean) {
  let mostWaited = 0;
  return (now: OutboxState, before: OutboxState): void => {
    const { trouble, storage, waiting, needsAttention } = now;
    if (trouble !== before.trouble) note(trouble ? TROUBLES[trouble] : 'takenAgain');
    if (storage !== before.storage && storage !== 'fine') note(STORAGE[storage]);
    const attention = needsAttention.length;
    if (attention > before.needsAttention.length) note('attentionNeeded', { punches: attention });
    if (isOffline()) mostWaited = Math.max(mostWaited, waiting);
    if (waiting === 0 && mostWaited > 0) {
      note('caughtUp', { punches: mostWaited });
      mostWaited = 0;
    }
  };
}

/** Notes that a screen has crashed. */
export function noteStopped({ device, isUntouched }: Kiosk): void {
  if (!isUntouched) void noteHappening({ at: device.serverTime.now(), kind: 'screenStopped' });
}
