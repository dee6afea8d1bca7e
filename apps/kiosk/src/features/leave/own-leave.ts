// The time off that a person asks for: read, handed over, and taken back. The tablet keeps none of it.
import type { DataOf } from '@stimpill/api-types';
import { isRefusedWith, isVisitOver, type ApiFailure } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';
import type { StationOperations } from '#api/kiosk-operations.ts';

export type OwnLeave = Omit<DataOf<StationOperations['getOwnLeave']>, 'station'>;
export type OwnLeaveRequest = OwnLeave['requests'][number];

export type LeaveWish = {
  /** yyyy-MM-dd, both inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  /** Of each day; null of both: all of it. */
  readonly minutes: number | null;
  readonly percent: number | null;
  /** Null: vacation. */
  readonly kindId: string | null;
  readonly note: string;
};

export type AskResult = 'sent' | 'overlaps' | 'ended' | 'failed';
export type WithdrawResult = 'withdrawn' | 'decided' | 'ended' | 'failed';

export type OwnLeaveCalls = {
  /** Undefined where it could not be read. */
  readonly read: () => Promise<OwnLeave | undefined>;
  /** Sent again unchanged because no answer came, it is the same request; once it was answered, another one. */
  readonly ask: (wish: LeaveWish) => Promise<AskResult>;
  readonly withdraw: (requestId: string) => Promise<WithdrawResult>;
};

export function ownLeaveCalls(callStation: CallStation, employeeToken: string): OwnLeaveCalls {
  const requestIds = new Map<string, string>();
  return {
    read: async () => {
      const answer = await callStation('getOwnLeave', { employeeToken });
      return answer.ok ? answer.data : undefined;
    },

    ask: async ({ note, ...wish }) => {
      const content = JSON.stringify([wish, note]);
      const requestId = requestIds.get(content) ?? crypto.randomUUID();
      requestIds.set(content, requestId);
      const body = { requestId, ...wish, ...(note === '' ? {} : { note }) };
      const answer = await callStation('askForOwnLeave', { body, employeeToken });
      if (!answer.ok) return toAskResult(answer.failure);
      requestIds.delete(content);
      return 'sent';
    },

    withdraw: async (requestId) => {
      const answer = await callStation('withdrawOwnLeave', { body: { requestId }, employeeToken });
      if (answer.ok) return 'withdrawn';
      return isRefusedWith(answer.failure, 'leave.decided') ? 'decided' : endedOrFailed(answer.failure);
    },
  };
}

const toAskResult = (failure: ApiFailure): AskResult =>
  isRefusedWith(failure, 'leave.overlaps') ? 'overlaps' : endedOrFailed(failure);

const endedOrFailed = (failure: ApiFailure) => (isVisitOver(failure) ? 'ended' : 'failed');
