// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '#api/api-failure.ts';
import { createOutboxCopy } from './outbox-copy.ts';
import { memoryLineFile } from '#testing/memory-line-file.ts';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import { newDisk, newPunch } from '#testing/simulated-tablet.ts';

type Tablet = ReturnType<typeof openTablet>;

const never = () => Promise.resolve('unused' as const);
async function punchTimes(tablet: Tablet, count: number) {
  const rows = [];
  for (let number = 1; number <= count; number += 1)
    rows.push(await tablet.outbox.append(newPunch(number), never));
  return rows;
}
const sizes = (line: ReturnType<typeof aLine>) =>
  line.server.calls.filter(({ id }) => id === 'sendPunchBatch').map(({ items }) => items);

describe('a backlog', () => {
  it('goes out oldest first, fifty at a time, until nothing waits', async () => {
    const line = aLine();
    const tablet = openTablet(newDisk(), line);
    await punchTimes(tablet, 120);

    tablet.sender.send('start');
    await tablet.idle();

    expect(sizes(line)).toEqual([50, 50, 20]);
    expect(line.server.handedOver).toEqual(Array.from({ length: 120 }, (_, place) => place + 1));
    expect(tablet.state.getState()).toMatchObject({ waiting: 0, isSending: false });
  });

  it('passes over the one punch that the server cannot read, and keeps it', async () => {
    const line = aLine();
    const tablet = openTablet(newDisk(), line);
    const rows = await punchTimes(tablet, 40);
    line.server.unreadable.add(rows[17]!.punchId);

    tablet.sender.send('start');
    await tablet.idle();

    expect(line.server.inbox.size).toBe(39);
    expect(tablet.state.getState()).toMatchObject({
      waiting: 0,
      needsAttention: [{ punchId: rows[17]!.punchId, reason: 'refused' }],
    });
  });

  it('sends the punch that it passed over once the server can read it', async () => {
    const line = aLine();
    const tablet = openTablet(newDisk(), line);
    const [row] = await punchTimes(tablet, 1);
    line.server.unreadable.add(row!.punchId);
    tablet.sender.send('start');
    await tablet.idle();

    line.server.unreadable.clear();
    await tablet.outbox.retryRefused();
    tablet.sender.send('asked');
    await tablet.idle();

    expect(line.server.inbox.has(row!.punchId)).toBe(true);
    expect(tablet.state.getState().needsAttention).toEqual([]);
  });
});

describe('after a failure', () => {
  it('the timer waits its turn, longer each time, and never gives up', async () => {
    const line = aLine(Array.from({ length: 60 }, () => 'lost before' as const));
    const tablet = openTablet(newDisk(), line);
    await punchTimes(tablet, 1);
    tablet.sender.send('punch');
    await tablet.idle();

    const waits: number[] = [];
    for (let failure = 0; failure < 59; failure += 1) {
      const wait = tablet.nextWakeUp()!.at - line.time.now;
      waits.push(wait);
      await tablet.pass(wait);
    }
    await tablet.pass(300_000);

    expect(waits.slice(0, 3)).toEqual([500, 1_000, 2_000]);
    expect(Math.max(...waits)).toBe(150_000);
    expect(line.server.inbox.size).toBe(1);
  });

  it('the next punch makes the sender try at once', async () => {
    const line = aLine(['lost before']);
    const tablet = openTablet(newDisk(), line);
    await punchTimes(tablet, 1);
    tablet.sender.send('punch');
    await tablet.idle();

    tablet.sender.send('punch');
    await tablet.idle();

    expect(line.server.inbox.size).toBe(1);
  });

  it.each(['503', '429', '409'] as const)('%s makes the sender wait as long as it asks', async (fault) => {
    const line = aLine([fault]);
    const tablet = openTablet(newDisk(), line);
    await punchTimes(tablet, 1);
    tablet.sender.send('punch');
    await tablet.idle();
    const asked = line.server.calls.length;

    for (const reason of ['punch', 'online', 'visible', 'asked'] as const) tablet.sender.send(reason);
    await tablet.idle();

    expect(line.server.calls).toHaveLength(asked);
    await tablet.pass(3_000);
    expect(line.server.inbox.size).toBe(1);
  });

  it('a device that is refused keeps everything and says so', async () => {
    let refusal: ApiFailure | undefined = {
      kind: 'refused',
      status: 401,
      codes: ['station.key_missing'],
      retryAfterSeconds: undefined,
      requestId: undefined,
    };
    const line = aLine([], { refusal: (items) => (items.length > 0 ? refusal : undefined) });
    const tablet = openTablet(newDisk(), line);
    await punchTimes(tablet, 3);

    tablet.sender.send('start');
    await tablet.idle();

    expect(tablet.state.getState()).toMatchObject({ waiting: 3, trouble: 'key' });
    expect(tablet.keyBindings()).toBe(1);
    refusal = undefined;
    await tablet.pass(300_000);
    expect(tablet.state.getState()).toMatchObject({ waiting: 0, trouble: undefined });
  });
});

describe('somebody who waits for a verdict', () => {
  it('gets it from the batch that carries the punch', async () => {
    const line = aLine();
    const tablet = openTablet(newDisk(), line);
    const punch = newPunch(1);
    const verdict = tablet.sender.verdictOn(punch.punchId, 3_000);
    await tablet.outbox.append(punch, never);

    tablet.sender.send('punch');

    expect(await verdict).toMatchObject({ verdict: 'applied', punchId: punch.punchId });
  });

  it('waits no longer than its time, and the punch goes out all the same', async () => {
    const line = aLine(['lost before']);
    const tablet = openTablet(newDisk(), line);
    const punch = newPunch(1);
    const verdict = tablet.sender.verdictOn(punch.punchId, 3_000);
    await tablet.outbox.append(punch, never);
    tablet.sender.send('punch');
    await tablet.idle();

    await tablet.pass(3_000);

    expect(await verdict).toBeUndefined();
    await tablet.pass(60_000);
    expect(line.server.inbox.has(punch.punchId)).toBe(true);
  });
});

describe('a second copy that cannot be written yet', () => {
  const begin = vi.fn(() => new Promise<never>(() => undefined));
  const tabletWithout = (line: ReturnType<typeof aLine>) => {
    begin.mockClear();
    const disk = newDisk();
    const file = { ...memoryLineFile(disk), begin };
    return openTablet(disk, line, { copy: createOutboxCopy(file, () => undefined) });
  };

  it('keeps no verdict from the person who waits for it', async () => {
    const tablet = tabletWithout(aLine());
    const punch = newPunch(1);
    const verdict = tablet.sender.verdictOn(punch.punchId, 3_000);
    await tablet.outbox.append(punch, never);

    tablet.sender.send('punch');

    // No time passes, so a verdict that waits for the copy never comes.
    expect(await verdict).toMatchObject({ verdict: 'applied', punchId: punch.punchId });
  });

  it('keeps nobody else from punching', async () => {
    const line = aLine();
    const tablet = tabletWithout(line);
    await punchTimes(tablet, 1);
    tablet.sender.send('punch');
    await vi.waitFor(() => expect(begin).toHaveBeenCalled());

    const next = await tablet.outbox.append(newPunch(2), never);
    tablet.sender.send('punch');

    await vi.waitFor(() => expect(line.server.inbox.has(next.punchId)).toBe(true));
  });
});

describe('a server that came back from a backup', () => {
  it('is given again what it has lost, with the receipts and without the secrets of each punch', async () => {
    const line = aLine();
    const tablet = openTablet(newDisk(), line);
    const rows = await punchTimes(tablet, 6);
    tablet.sender.send('start');
    await tablet.idle();
    line.server.restoreBackup(rows.slice(0, 2).map(({ punchId }) => punchId));

    line.time.now += 120_000;
    await line.server.callStation('getServerTime');
    await tablet.idle();
    await tablet.idle();

    expect(line.server.inbox.size).toBe(6);
    expect(line.server.handedOver.slice(6)).toEqual([3, 4, 5, 6]);
    const again = [...line.server.inbox.values()].at(-1)!.item;
    expect(again).toMatchObject({ receipt: `receipt of ${again.punchId}` });
    expect(again).not.toHaveProperty('employeeToken');
  });
});

describe('the next person', () => {
  it('does not wait for the network of the last one', async () => {
    const line = aLine();
    const disk = newDisk();
    const silent = (() => new Promise(() => undefined)) as typeof line.server.callStation;
    const tablet = openTablet(disk, { ...line, server: { ...line.server, callStation: silent } });
    await punchTimes(tablet, 1);
    tablet.sender.send('punch');
    await vi.waitFor(() => expect(tablet.state.getState().isSending).toBe(true));
    await new Promise((resolve) => setImmediate(resolve));
    line.time.now += 3_000;

    // No time passes any more, so a promise that waits would never come to its end.
    const verdict = await tablet.sender.verdictOn('the next punch', 3_000);

    expect(verdict).toBeUndefined();
  });
});
