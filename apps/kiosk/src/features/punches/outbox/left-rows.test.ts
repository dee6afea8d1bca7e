// @vitest-environment node
// A tablet that lost its registration, and has another one since: what it still has of the earlier one.
import { describe, expect, it } from 'vitest';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import { CHAIN, newDisk, newPunch, outboxDepsOn, outboxOn, type Disk } from '#testing/simulated-tablet.ts';
import type { ApiFailure } from '#api/api-failure.ts';
import type { ModelDeps } from '#testing/model-server.ts';
import { gatherKept } from './recover-outbox.ts';

/** What the tablet is since a manager registered it anew. */
const SINCE = { ...CHAIN, deviceId: '019c1f2e-7b10-7a54-8a11-ffffffffffff' };

const unused = () => Promise.resolve('unused' as const);
const UNKNOWN: ApiFailure = {
  kind: 'refused',
  status: 404,
  codes: ['station.tablet_unknown'],
  retryAfterSeconds: undefined,
  requestId: undefined,
};

/** Punches that waited when the registration was lost. */
async function punchedBefore(disk: Disk, count: number) {
  const outbox = outboxOn(disk);
  const rows = [];
  for (let number = 1; number <= count; number += 1) rows.push(await outbox.append(newPunch(number), unused));
  return rows;
}

/** The browser has thrown its databases away. */
function loseDatabases(disk: Disk): void {
  disk.indexedDB = newDisk().indexedDB;
}

const lineOf = (rest: Partial<ModelDeps> = {}) => aLine([], { deviceId: SINCE.deviceId, ...rest });
const taken = (line: ReturnType<typeof aLine>) => [...line.server.inbox.keys()].sort();
const idsOf = (rows: readonly { readonly punchId: string }[]) => rows.map(({ punchId }) => punchId).sort();

async function registeredAnew(disk: Disk, line: ReturnType<typeof aLine>) {
  const tablet = openTablet(disk, line, { chain: SINCE });
  await tablet.outbox.recover();
  await tablet.outbox.refreshState();
  return tablet;
}

describe('what an earlier registration left', () => {
  it('is found in the second copy before anybody sets the tablet up', async () => {
    const disk = newDisk();
    await punchedBefore(disk, 3);
    loseDatabases(disk);

    expect(await gatherKept(outboxDepsOn(disk))).toBe(3);
  });

  it('is counted as waiting, and handed over once under the new registration, and where its numbers end', async () => {
    const disk = newDisk();
    const rows = await punchedBefore(disk, 3);
    loseDatabases(disk);
    const line = lineOf();

    const tablet = await registeredAnew(disk, line);
    expect(tablet.state.getState().waiting).toBe(3);
    tablet.sender.send('start');
    await tablet.idle();

    expect(taken(line)).toEqual(idsOf(rows));
    expect(line.server.calls.map(({ id, items }) => `${id} ${items}`)).toEqual([
      'recoverPunches 3',
      'recoverPunches 0',
    ]);
    expect(line.server.lastNumbers).toEqual([
      { deviceId: CHAIN.deviceId, lastNumber: { keyEpoch: 1, sequence: 3 } },
    ]);
    expect(tablet.state.getState()).toMatchObject({ waiting: 0, needsAttention: [] });
    tablet.sender.send('asked');
    await tablet.idle();
    expect(line.server.calls).toHaveLength(2);
  });

  it('goes after what people punch here now, which keeps its own chain', async () => {
    const disk = newDisk();
    await punchedBefore(disk, 2);
    loseDatabases(disk);
    const line = lineOf();
    const tablet = await registeredAnew(disk, line);

    await tablet.outbox.append(newPunch(9), unused);
    tablet.sender.send('punch');
    await tablet.idle();

    expect(line.server.calls.map(({ id }) => id)).toEqual([
      'getServerTime',
      'sendPunchBatch',
      'recoverPunches',
      'recoverPunches',
    ]);
    expect(line.server.inbox.size).toBe(3);
    expect(line.server.mismatches).toEqual([]);
  });

  it('is handed over by a line that fails now and then, each punch once', async () => {
    const disk = newDisk();
    const rows = await punchedBefore(disk, 3);
    loseDatabases(disk);
    const line = aLine(['lost after', '503', 'lost before'], { deviceId: SINCE.deviceId });
    const tablet = await registeredAnew(disk, line);

    tablet.sender.send('start');
    await tablet.idle();
    for (let tried = 0; tried < 4; tried += 1) await tablet.pass(300_000);

    expect(taken(line)).toEqual(idsOf(rows));
    expect(tablet.state.getState().waiting).toBe(0);
  });

  it('is known by its last number alone where nothing else is left of it', async () => {
    const disk = newDisk();
    await punchedBefore(disk, 3);
    loseDatabases(disk);
    disk.lines = [];
    const line = lineOf();

    const tablet = await registeredAnew(disk, line);
    tablet.sender.send('start');
    await tablet.idle();

    expect(line.server.lastNumbers).toEqual([
      { deviceId: CHAIN.deviceId, lastNumber: { keyEpoch: 1, sequence: 3 } },
    ]);
  });

  it('is set aside for a manager where the company never had that tablet, and stands in the file', async () => {
    const disk = newDisk();
    const rows = await punchedBefore(disk, 3);
    const line = lineOf({ refusal: (items) => (items.length > 0 ? UNKNOWN : undefined) });
    const tablet = await registeredAnew(disk, line);

    tablet.sender.send('start');
    await tablet.idle();

    const { waiting, needsAttention, trouble } = tablet.state.getState();
    expect([waiting, idsOf(needsAttention), trouble]).toEqual([0, idsOf(rows), undefined]);
    expect(idsOf(await tablet.outbox.unsettled())).toEqual(idsOf(rows));
    expect(line.server.lastNumbers).toEqual([]);
  });

  it('brings what somebody called wrong, also of a punch that the server has', async () => {
    const disk = newDisk();
    const before = openTablet(disk, aLine());
    const { punchId } = await before.outbox.append(newPunch(1), unused);
    before.sender.send('punch');
    await before.idle();
    await before.outbox.dispute(punchId);
    before.kill();
    const line = lineOf();

    const tablet = await registeredAnew(disk, line);
    tablet.sender.send('start');
    await tablet.idle();

    expect(line.server.toldDisputes).toEqual([punchId]);
    expect(tablet.state.getState().untoldDisputes).toBe(0);
  });
});
