// Puts the kiosk together from what the tablet has kept.
import { createKioskDevice } from '#device/kiosk-device.ts';
import { createEmployeeSessionStore } from '#features/auth/employee-session-store.ts';
import { createOutboxState } from '#features/punches/outbox/outbox-state.ts';
import { PUNCH_LIST_KEY } from '#features/people/use-punch-list.ts';
import { toLocalTime } from '#i18n/format-time.ts';
import { languageOfBrowser } from '#i18n/language.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { setToneLevel } from '#ui/tones.ts';
import { startAppUpdate } from './app-update.ts';
import type { Kiosk } from './app.tsx';
import { createPunchFlow } from './punch-flow.ts';
import { createQueryClient } from './query-client.ts';
import type { ScreenName } from './screen-state.ts';
import { createScreenStore, toFirstState } from './screen-store.ts';

/** Screens on which the employee session is still needed. */
const KEEPS_SESSION: ReadonlySet<ScreenName> = new Set(['pin', 'chooseAction', 'conflict', 'punching']);

export function createKiosk(record: DeviceRecord | undefined, restart: () => void): Kiosk {
  const device = createKioskDevice();
  const queryClient = createQueryClient();
  const sessions = createEmployeeSessionStore();
  const { now } = device.serverTime;
  const language = record?.language ?? languageOfBrowser(navigator.languages);
  const store = createScreenStore(toFirstState(language, firstScreen(record), now()));
  setToneLevel(record?.soundLevel ?? 'normal');

  store.subscribe(({ screen }) => {
    if (!KEEPS_SESSION.has(screen.name)) sessions.setState({ session: undefined });
  });
  const update = startAppUpdate({
    screen: () => store.getState().screen.name,
    localHour: () => toLocalTime(now(), record?.timeZone ?? 'UTC').hour,
  });
  const onPunched = () => void queryClient.invalidateQueries({ queryKey: [PUNCH_LIST_KEY] });
  const flow = record && createPunchFlow({ store, sessions, record, now, onPunched });
  const outboxState = createOutboxState();
  return { device, store, outboxState, queryClient, update, record, flow, restart };
}

function firstScreen(record: DeviceRecord | undefined): 'setUp' | 'attract' | 'revoked' {
  if (!record) return 'setUp';
  if (record.isRevoked) return 'revoked';
  return record.isReady ? 'attract' : 'setUp';
}
