// What a correct PIN gave, for as long as its person stands here. In memory only, never stored.
import { createStore, type StoreApi } from 'zustand/vanilla';

export type EmployeeSession = {
  readonly employeeId: string;
  readonly employeeToken: string;
  readonly displayName: string;
  readonly isClockedIn: boolean;
  /** Start of the open time entry. */
  readonly openSince: number | undefined;
};

export type EmployeeSessionStore = StoreApi<{ readonly session: EmployeeSession | undefined }>;

export function createEmployeeSessionStore(): EmployeeSessionStore {
  return createStore<{ session: EmployeeSession | undefined }>(() => ({ session: undefined }));
}
