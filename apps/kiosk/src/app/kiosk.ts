import type { KioskDevice } from '#device/kiosk-device.ts';
import type { OutboxStateStore } from '#features/punches/outbox/outbox-state.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { AppUpdate } from './app-update.ts';
import type { PunchClock } from './punch-clock.ts';
import type { Reads } from './reads.ts';
import type { VisitRunner } from '#app/visit/visit-runner.ts';
import type { VisitStore } from '#app/visit/visit-machine.ts';

/** What the kiosk is put together from; `create-kiosk.ts` makes it. */
export type Kiosk = {
  readonly device: KioskDevice;
  readonly store: VisitStore;
  readonly reads: Reads;
  readonly update: AppUpdate;
  /** Undefined before the first set-up. */
  readonly record: DeviceRecord | undefined;
  /** Nothing is stored here, and this page is to store nothing before a tablet is registered. */
  readonly isUntouched: boolean;
  /** Undefined before the server has bound the key of this tablet. */
  readonly punchClock: PunchClock | undefined;
  readonly runner: VisitRunner | undefined;
  /** How many punches wait in this tablet, and what is wrong with them. */
  readonly outboxState: OutboxStateStore;
  /** A fresh start, at the end of set-up. */
  readonly restart: () => void;
};
