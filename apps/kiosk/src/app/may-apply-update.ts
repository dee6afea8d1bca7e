// When may a new version take over? Only when nobody would notice: at rest or on the list, untouched for a minute, with no punches on their way, outside shift
// changes, and never twice within ten minutes. After a day it no longer waits for a calm hour, only for a calm minute.
import { isBusyHour } from '#device/busy-hours.ts';
import type { ScreenName } from '#app/visit/visit-state.ts';

export type UpdateMoment = {
  readonly screen: ScreenName;
  readonly quietForMs: number;
  /** Punches are on their way to the server. */
  readonly isSending: boolean;
  readonly localHour: number;
  readonly waitingForMs: number;
  readonly sinceLastReloadMs: number;
};

const QUIET_MS = 60_000;
const BETWEEN_RELOADS_MS = 10 * 60_000;
const FORCED_AFTER_MS = 24 * 3_600_000;

export function mayApplyUpdate(moment: UpdateMoment): boolean {
  const isAtRest = moment.screen === 'attract' || moment.screen === 'list';
  const isCalmHour = !isBusyHour(moment.localHour) || moment.waitingForMs >= FORCED_AFTER_MS;
  return (
    isAtRest &&
    !moment.isSending &&
    isCalmHour &&
    moment.quietForMs >= QUIET_MS &&
    moment.sinceLastReloadMs >= BETWEEN_RELOADS_MS
  );
}
