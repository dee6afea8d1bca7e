// What others changed of the time of the person who is signed in, and what they say of it. The tablet keeps none of it.
import type { DataOf } from '@stimpill/api-types';
import { isRefusedWith, isVisitOver, type ApiFailure } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';
import type { StationOperations } from '#api/kiosk-operations.ts';

export type OwnChanges = Omit<DataOf<StationOperations['listOwnChanges']>, 'station'>;
export type OwnChange = OwnChanges['changes'][number];
export type EntryState = NonNullable<OwnChange['entries'][number]['after']>;

/** `ended`: the visit is over, and the person must begin again with their PIN. */
export type ReadChanges =
  | { readonly kind: 'ready'; readonly data: OwnChanges }
  | { readonly kind: 'failed' | 'ended' };

export type Word = {
  readonly changeId: string;
  /** Null: they agree. */
  readonly because: string | null;
  readonly seenThrough: string;
};

/** `meanwhile`: the time was changed again, so nothing was kept. */
export type Kept = 'kept' | 'meanwhile' | 'failed' | 'ended';

export type OwnChangeCalls = {
  readonly read: () => Promise<ReadChanges>;
  /** They are on the screen. */
  readonly tell: (changeIds: readonly string[]) => Promise<void>;
  /** The same word sent again is the same request. */
  readonly say: (word: Word) => Promise<Kept>;
};

export function ownChangeCalls(callStation: CallStation, employeeToken: string): OwnChangeCalls {
  const requestIds = new Map<string, string>();
  return {
    read: async () => {
      const answer = await callStation('listOwnChanges', { employeeToken });
      if (answer.ok) return { kind: 'ready', data: answer.data };
      return { kind: isVisitOver(answer.failure) ? 'ended' : 'failed' };
    },
    tell: async (changeIds) => {
      await callStation('tellOwnChanges', { body: { changeIds: [...changeIds] }, employeeToken });
    },
    say: async ({ changeId, because, seenThrough }) => {
      const content = JSON.stringify([changeId, because]);
      const requestId = requestIds.get(content) ?? crypto.randomUUID();
      requestIds.set(content, requestId);
      const body = { requestId, changeId, notSoBecause: because, seenThrough };
      const answer = await callStation('answerOwnChange', { body, employeeToken });
      return answer.ok ? 'kept' : toKept(answer.failure);
    },
  };
}

function toKept(failure: ApiFailure): Kept {
  if (isVisitOver(failure)) return 'ended';
  return isRefusedWith(failure, 'change.came_meanwhile', 'change.not_found') ? 'meanwhile' : 'failed';
}
