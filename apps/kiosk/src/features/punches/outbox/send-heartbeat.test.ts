// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CallStation } from '#api/call-station.ts';
import { newDisk, newPunch, outboxDepsOn } from '#testing/simulated-tablet.ts';
import { createOutboxState, type AttentionItem, type OutboxState } from './outbox-state.ts';
import { createOutbox } from './outbox.ts';
import { sendHeartbeat, toAlarm } from './send-heartbeat.ts';

const state = (rest: Partial<OutboxState>): OutboxState => ({ ...createOutboxState().getState(), ...rest });
const item = (reason: AttentionItem['reason']) => ({ reason }) as AttentionItem;

describe('the heartbeat', () => {
  it('says how many punches wait, up to which number, where the chain stands, and how safe the storage is', async () => {
    const deps = outboxDepsOn(newDisk());
    const outbox = createOutbox(deps);
    const row = await outbox.append(newPunch(1), () => Promise.resolve('unused'));
    await outbox.refreshState();
    const sent: unknown[] = [];
    const callStation = ((_: string, input: { readonly body: unknown }) => {
      sent.push(input.body);
      return Promise.resolve({ ok: false, failure: { kind: 'offline' } });
    }) as unknown as CallStation;

    await sendHeartbeat({
      callStation,
      outbox,
      tellHead: () => Promise.resolve({ sequence: 1, hash: row.hash, anchor: 'an anchor' }),
      state: deps.state.getState,
      storageHealth: () => Promise.resolve({ isPersisted: true, freeMiB: 512 }),
      appVersion: '0.2.0',
      settingsVersion: () => undefined,
      readSettings: () => Promise.reject(new Error('Nothing was answered.')),
    });

    expect(sent).toEqual([
      {
        appVersion: '0.2.0',
        waitingPunches: 1,
        lastSequence: 1,
        isStoragePersistent: true,
        freeStorageMiB: 512,
        chainHead: { sequence: 1, hash: row.hash, anchor: 'an anchor' },
      },
    ]);
  });
});

describe('settings', () => {
  const answering = (settingsVersion: string) =>
    (() => Promise.resolve({ ok: true, data: { receipts: [], settingsVersion } })) as unknown as CallStation;

  it.each([
    ['of another version are read', 'new', 1],
    ['of the version that the tablet has are not', 'old', 0],
  ])('%s', async (_, version, expected) => {
    const deps = outboxDepsOn(newDisk());
    let reads = 0;

    await sendHeartbeat({
      callStation: answering(version),
      outbox: createOutbox(deps),
      tellHead: () => Promise.resolve(undefined),
      state: deps.state.getState,
      storageHealth: () => Promise.resolve({ isPersisted: true, freeMiB: 512 }),
      appVersion: '0.2.0',
      settingsVersion: () => 'old',
      readSettings: () => {
        reads += 1;
        return Promise.resolve();
      },
    });

    expect(reads).toBe(expected);
  });
});

describe('what a manager is told', () => {
  it.each<[string, Partial<OutboxState>, string | undefined]>([
    ['nothing while all is well', {}, undefined],
    [
      'of punches under a number that is taken',
      { needsAttention: [item('mismatch')], storage: 'low' },
      '1 punches differ',
    ],
    [
      'of punches that cannot be read',
      { needsAttention: [item('refused'), item('refused')] },
      '2 punches cannot be read',
    ],
    ['of a punch that was not stored', { storage: 'failing' }, 'could not store'],
    ['of a database that was lost', { storage: 'recovered' }, 'lost and rebuilt'],
    ['of a storage that is full', { storage: 'low' }, 'nearly full'],
    ['of a server that refuses', { trouble: 'key' }, 'refuses'],
  ])('is %s', (_, rest, expected) => {
    const alarm = toAlarm(state(rest));

    if (expected === undefined) expect(alarm).toBeUndefined();
    else expect(alarm).toContain(expected);
    expect(alarm?.length ?? 0).toBeLessThanOrEqual(100);
  });
});
