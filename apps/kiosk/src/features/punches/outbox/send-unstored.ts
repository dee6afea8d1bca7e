// A punch that no storage of the tablet takes has one chance left: the server, now. Whatever is not certain is called not known.
import type { PunchResult } from '@stimpill/api-types/station';
import { isRefusedWith } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';
import type { OutboxPunch } from '#storage/outbox-database.ts';
import { toBatchItem } from './to-batch-item.ts';

export type SendUnstored = (row: OutboxPunch) => Promise<PunchResult | 'not taken' | 'not known'>;

export type UnstoredDeps = {
  readonly callStation: CallStation;
  /** Without a connection nothing is sent, and then it is certain that nothing arrived. */
  readonly isOffline: () => boolean;
  readonly after: (milliseconds: number, work: () => void) => () => void;
};

const PATIENCE_MS = 6_000;
const BUSY_AGAIN_MS = 1_000;
const TRIES = 4;

export function createSendUnstored(deps: UnstoredDeps): SendUnstored {
  return async (row) => {
    if (deps.isOffline()) return 'not taken';
    const late = new Promise<'not known'>((resolve) => deps.after(PATIENCE_MS, () => resolve('not known')));
    return Promise.race([send(deps, row), late]);
  };
}

async function send(deps: UnstoredDeps, row: OutboxPunch): ReturnType<SendUnstored> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await deps.callStation('sendPunchBatch', { body: { items: [toBatchItem(row)] } });
    if (answer.ok) return answer.data.results.find(({ punchId }) => punchId === row.punchId) ?? 'not known';
    const isBusy = isRefusedWith(answer.failure, 'station.upload_in_progress');
    if (!isBusy || attempt === TRIES) return answer.failure.kind === 'refused' ? 'not taken' : 'not known';
    await new Promise<void>((resolve) => deps.after(BUSY_AGAIN_MS, resolve));
  }
}
