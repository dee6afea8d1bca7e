// The real outbox without a browser: its database in memory, its second copy in an array, its key made for the test. Killing it
// leaves what a disk would keep; starting it again is a new page load on the same disk.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createProcessLocks, type Locks } from '#device/locks.ts';
import { createOutboxCopy, restoreFromCopy } from '#features/punches/outbox/outbox-copy.ts';
import { createOutboxState } from '#features/punches/outbox/outbox-state.ts';
import { createOutbox } from '#features/punches/outbox/outbox.ts';
import type { NewPunch } from '#features/punches/outbox/write-envelope.ts';
import { createHighWater } from '#storage/high-water.ts';
import { createOutboxStorage, type OutboxStorage } from '#storage/outbox-storage.ts';
import { memoryLineFile } from './memory-line-file.ts';
import type { OutboxDeps } from '#features/punches/outbox/outbox-deps.ts';

export const CHAIN = {
  companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
  deviceId: '019c1f2e-7b10-7a54-8a11-6c5d4e3f2a1b',
  keyEpoch: 1,
};

const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
  'sign',
  'verify',
]);
export const PUBLIC_KEY = key.publicKey;

export async function signWithTestKey(bytes: Uint8Array): Promise<Uint8Array> {
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  return new Uint8Array(await crypto.subtle.sign(algorithm, key.privateKey, new Uint8Array(bytes)));
}

/** What outlives a page load. */
export type Disk = {
  indexedDB: IDBFactory;
  lines: string[];
  readonly items: Map<string, string>;
};

export const newDisk = (): Disk => ({ indexedDB: new IDBFactory(), lines: [], items: new Map() });

/** A punch that somebody made. */
export function newPunch(number: number, rest: Partial<NewPunch> = {}): NewPunch {
  return {
    punchId: crypto.randomUUID(),
    employeeId: `0b5e8d1c-7a42-4c3e-8f19-${String(number).padStart(12, '0')}`,
    action: number % 2 === 0 ? 'start' : 'stop',
    projectId: null,
    subProjectId: null,
    clock: {
      documentId: '2c5e8b1a-4d7f-4a3b-9e6c-0f1a2b3c4d5e',
      monotonicMs: number,
      wallMs: 1_772_434_692_000 + number,
      anchor: null,
      stretches: [],
      hasLeftOutStretches: false,
    },
    at: 1_772_434_692_000 + number,
    proof: { employeeToken: 'token of the session' },
    photo: { kind: 'none' },
    details: null,
    ...rest,
  };
}

/** A storage after which the process is gone as soon as a punch is on the disk: nothing that follows ever happens. */
export function dyingOnceStored(storage: OutboxStorage) {
  let tell: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const run: OutboxStorage['run'] = async (work) => {
    const result = await storage.run(work);
    if (result !== true) return result;
    tell();
    return new Promise<never>(() => undefined);
  };
  return { storage: { ...storage, run }, stored };
}

/** Everything the outbox needs, on this disk; `rest` replaces a port by one that misbehaves. */
export function outboxDepsOn(
  disk: Disk,
  rest: Partial<OutboxDeps> = {},
  locks: Locks = createProcessLocks(),
): OutboxDeps {
  const state = createOutboxState();
  const copy = createOutboxCopy(memoryLineFile(disk), () => undefined);
  const storage = createOutboxStorage({
    place: { indexedDB: disk.indexedDB, IDBKeyRange },
    generation: {
      read: () => Number(disk.items.get('generation') ?? 0),
      write: (generation) => disk.items.set('generation', String(generation)),
    },
    fill: async (database) => {
      await restoreFromCopy(database, await copy.read());
    },
    onLow: () => state.setState({ storage: 'low' }),
    onReplaced: () => state.setState({ storage: 'recovered' }),
  });
  return {
    chain: CHAIN,
    sign: signWithTestKey,
    sealPin: () =>
      Promise.resolve({ keyId: '019c1f2e-1111-7222-8333-444455556666', seal: new Uint8Array(97) }),
    storage,
    locks,
    highWater: createHighWater({
      getItem: (name) => disk.items.get(name) ?? null,
      setItem: (name, value) => disk.items.set(name, value),
    }),
    copy,
    state,
    serverNow: () => Date.now(),
    isServerTimeKnown: () => true,
    ...rest,
  };
}

export const outboxOn = (disk: Disk, rest: Partial<OutboxDeps> = {}) =>
  createOutbox(outboxDepsOn(disk, rest));
