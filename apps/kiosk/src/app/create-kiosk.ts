// Puts the kiosk together from what the tablet has kept.
import { wallPartsOf } from '@stimpill/time';
import { browserPorts } from '#api/browser-ports.ts';
import { isBound, loadStationKey } from '#device/device-key.ts';
import { markDeviceRevoked } from '#device/device-record.ts';
import { createKioskDevice } from '#device/kiosk-device.ts';
import { disputePunch } from '#features/punches/dispute-punch.ts';
import { createOutboxState } from '#features/punches/outbox/outbox-state.ts';
import { createSendUnstored } from '#features/punches/outbox/send-unstored.ts';
import { recordPunch } from '#features/punches/record-punch.ts';
import { fetchProjects } from '#features/projects/fetch-projects.ts';
import { saveUsedProject } from '#storage/project-store.ts';
import { languageOfBrowser } from '@stimpill/words/language.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { setToneLevel } from '#ui/tones.ts';
import { setTypeSize } from '#ui/type-size.ts';
import { createAppUpdate } from './app-update.ts';
import type { Kiosk } from './kiosk.ts';
import type { TabletLook } from './look-at-tablet.ts';
import { gatherKeptHere, openPunchClock, type PunchClock, type VisitsHere } from './punch-clock.ts';
import { runVisits, type VisitRunner } from '#app/visit/visit-runner.ts';
import { createReads } from './reads.ts';
import type { Screen } from '#app/visit/visit-state.ts';
import { toPunchDetails, toVisitRules } from '#app/visit/visit-rules.ts';
import { createVisitStore, toFirstState } from '#app/visit/visit-machine.ts';

export async function createKiosk({ record, isUntouched }: TabletLook, restart: () => void): Promise<Kiosk> {
  const device = createKioskDevice();
  const key = record && (await loadStationKey(record.deviceToken).catch(() => undefined));
  // They are known only once the punch clock is.
  let visits: VisitsHere = { isPunchPending: () => false, onShutOut: () => undefined };
  const visitsThen = { isPunchPending: () => visits.isPunchPending(), onShutOut: () => visits.onShutOut() };
  const punchClock = isBound(key) ? await openPunchClock(key, device, visitsThen) : undefined;
  const reads = createReads();
  const { now } = device.serverTime;
  const language = record?.language ?? languageOfBrowser(navigator.languages);
  const store = createVisitStore(toFirstState(language, firstScreen(record, punchClock)));
  setToneLevel(record?.soundLevel ?? 'normal');
  setTypeSize(record?.typeSize ?? 'normal');
  const update = createAppUpdate({
    screen: () => store.getState().screen.name,
    localHour: () => wallPartsOf(now(), record?.timeZone ?? 'UTC').hour,
    isSending: () => punchClock?.sender.isIdle() === false || punchClock?.photoSender.isIdle() === false,
  });
  const outboxState = punchClock?.state ?? createOutboxState();
  const kiosk = { device, store, reads, update, record, isUntouched, restart, punchClock, outboxState };
  const runner = record && punchClock && toRunner(kiosk, punchClock, record);
  if (runner)
    visits = {
      isPunchPending: runner.isPunchPending,
      onShutOut: () => store.dispatch({ type: 'shutOut' }),
    };
  if (!punchClock && !isUntouched) void gatherKeptHere(outboxState).catch(() => undefined);
  return { ...kiosk, runner };
}

function toRunner(kiosk: Omit<Kiosk, 'runner'>, punchClock: PunchClock, record: DeviceRecord): VisitRunner {
  const { device, store, reads } = kiosk;
  const { outbox, sender, station } = punchClock;
  const isOffline = () => device.onlineStatus.getState().connection === 'offline';
  const sendUnstored = createSendUnstored({ ...browserPorts, callStation: station.call, isOffline });
  return runVisits({
    store,
    callStation: station.call,
    recordPunch: (request) => recordPunch(request, { outbox, sender, sendUnstored, isOffline }),
    disputePunch: (punchId) => disputePunch(punchId, { outbox, sender, callStation: station.call }),
    now: device.serverTime.now,
    readClock: station.clockKeeper.read,
    ownPunches: (employeeId) => kiosk.outboxState.getState().ownPunches.get(employeeId) ?? [],
    isOffline,
    rulesFor: (person, action) => toVisitRules(station.settings.getState().settings, person, action),
    positionFor: (person, action) => toPunchDetails(person, action, device.positions.known()),
    onProjectAsked: () => void fetchProjects(station.call, record.companyId),
    readToday: async (employeeToken) => {
      const answer = await station.call('getOwnHours', { employeeToken });
      if (!answer.ok) return undefined;
      const { workedMinutes, deductedBreak } = answer.data.today;
      const { changesToAnswer } = answer.data;
      return { minutes: workedMinutes, deducted: deductedBreak, changesToAnswer };
    },
    onPunched: (punch, outcome) => {
      if (outcome.kind === 'notRecorded' || outcome.kind === 'notKnown') return;
      if (punch.projectId !== undefined) void saveUsedProject(punch.employeeId, punch.projectId);
      if (!isOffline()) reads.listChanged();
    },
    onRevoked: () => void markDeviceRevoked(),
  });
}

function firstScreen(record: DeviceRecord | undefined, punchClock: PunchClock | undefined): Screen {
  if (record?.isRevoked) return { name: 'revoked' };
  return { name: record?.isReady && punchClock ? 'attract' : 'setUp' };
}
