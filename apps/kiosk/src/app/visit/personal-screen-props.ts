import type { DeviceRecord } from '#storage/kiosk-database.ts';
import type { VisitStore } from './visit-machine.ts';
import type { VisitRunner } from './visit-runner.ts';
import type { VisitState } from './visit-state.ts';

export type PersonalScreenProps = {
  readonly state: VisitState;
  readonly store: VisitStore;
  readonly record: DeviceRecord;
  readonly runner: VisitRunner;
};
