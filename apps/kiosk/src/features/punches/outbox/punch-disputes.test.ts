// @vitest-environment node
// "Not me, or wrong" is kept until the server knows of it, whatever happens to the line, the page, the database or the server.
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import { newDisk, newPunch, outboxOn, type Disk } from '#testing/simulated-tablet.ts';

const unused = () => Promise.resolve('unused' as const);
const HOUR_MS = 3_600_000;

/** A tablet that has punched so often; nothing is sent yet. */
async function aTablet({ punches = 1, faults = [] as Parameters<typeof aLine>[0] } = {}) {
  const disk = newDisk();
  const line = aLine(faults);
  const tablet = openTablet(disk, line);
  const ids: string[] = [];
  for (let number = 1; number <= punches; number += 1)
    ids.push((await tablet.outbox.append(newPunch(number), unused)).punchId);
  return { disk, line, tablet, ids, first: ids[0]! };
}

async function send({ sender, idle }: ReturnType<typeof openTablet>): Promise<void> {
  sender.send('asked');
  await idle();
}

const rowsOf = (disk: Disk) => outboxOn(disk).unsettled();

describe('a dispute', () => {
  it('is told after its punch, and changes nothing of it', async () => {
    const { line, tablet, first } = await aTablet();
    const [before] = await tablet.outbox.nextBatch(1);

    await tablet.outbox.dispute(first);
    const [after] = await tablet.outbox.nextBatch(1);
    await send(tablet);

    expect(after).toEqual({ ...before, dispute: 'untold' });
    expect(line.server.calls.map(({ id }) => id)).toEqual([
      'getServerTime',
      'sendPunchBatch',
      'disputePunch',
    ]);
    expect([...line.server.disputed]).toEqual([first]);
    expect(tablet.state.getState()).toMatchObject({ waiting: 0, untoldDisputes: 0 });
  });

  it('of a punch that the server has had for long is told as well', async () => {
    const { line, tablet, first } = await aTablet();
    await send(tablet);

    const isKept = await tablet.outbox.dispute(first);
    await send(tablet);

    expect(isKept).toBe(true);
    expect([...line.server.disputed]).toEqual([first]);
  });

  it('is told once, however often it was said', async () => {
    const { line, tablet, first } = await aTablet();
    await tablet.outbox.dispute(first);
    await send(tablet);

    await tablet.outbox.dispute(first);
    await send(tablet);

    expect(line.server.toldDisputes).toEqual([first]);
  });

  it('is not kept of a punch that this tablet does not have', async () => {
    const { tablet } = await aTablet();

    expect(await tablet.outbox.dispute(crypto.randomUUID())).toBe(false);
  });

  it('is still there after the page was killed', async () => {
    const { disk, line, tablet, first } = await aTablet();
    await tablet.outbox.dispute(first);
    tablet.kill();

    await send(openTablet(disk, line));

    expect([...line.server.disputed]).toEqual([first]);
  });

  it.each(['lost before', 'lost after', '500', '503', '429'] as const)(
    'is told again, later each time, when the line answers %s',
    async (fault) => {
      const { line, tablet, first } = await aTablet();
      await send(tablet);
      line.faults.push(...Array.from({ length: 5 }, () => fault));
      await tablet.outbox.dispute(first);
      await send(tablet);
      const untold = tablet.state.getState().untoldDisputes;

      for (let hour = 0; hour < 8; hour += 1) await tablet.pass(HOUR_MS);

      expect(untold).toBe(1);
      expect([...line.server.disputed]).toEqual([first]);
      expect(tablet.state.getState()).toMatchObject({ untoldDisputes: 0, trouble: undefined });
    },
  );

  it('never overtakes its punch', async () => {
    const { line, tablet, first } = await aTablet();
    line.server.unreadable.add(first);
    await tablet.outbox.dispute(first);
    await send(tablet);
    const early = [...line.server.toldDisputes];

    line.server.unreadable.clear();
    await tablet.outbox.retryRefused();
    await send(tablet);

    expect(early).toEqual([]);
    expect([...line.server.disputed]).toEqual([first]);
  });

  it('holds no punch up that was made meanwhile', async () => {
    const { line, tablet, ids } = await aTablet({ punches: 40 });
    await send(tablet);
    for (const id of ids) await tablet.outbox.dispute(id);
    const before = line.server.calls.length;

    tablet.sender.send('asked');
    await tablet.outbox.append(newPunch(4), unused);
    tablet.sender.send('punch');
    await tablet.idle();

    const order = line.server.calls.slice(before).map(({ id }) => id);
    expect(order.indexOf('sendPunchBatch')).toBeLessThan(order.lastIndexOf('disputePunch'));
    expect(line.server.disputed.size).toBe(40);
  });
});

describe('a dispute survives', () => {
  it('the loss of the database, before and after the server has the punch', async () => {
    const { disk, line, tablet, ids } = await aTablet({ punches: 2 });
    await tablet.outbox.dispute(ids[0]!);
    line.faults.push('none', 'none', ...Array.from({ length: 4 }, () => 'lost before' as const));
    await send(tablet);
    await tablet.outbox.dispute(ids[1]!);
    tablet.kill();

    disk.indexedDB = new IDBFactory();
    line.faults.length = 0;
    const again = openTablet(disk, line);
    await again.deps.storage.run(async (database) => {
      const { restoreFromCopy } = await import('./outbox-copy.ts');
      await restoreFromCopy(database, await again.deps.copy.read());
    });
    await send(again);

    expect(new Set(line.server.disputed)).toEqual(new Set(ids));
  });

  it('a server that came back from a backup without the punch', async () => {
    const { line, tablet, first } = await aTablet();
    await tablet.outbox.dispute(first);
    await send(tablet);

    line.server.restoreBackup([]);
    line.time.now += 2 * HOUR_MS;
    await send(tablet);
    await tablet.outbox.append(newPunch(2), unused);
    await send(tablet);
    await tablet.pass(HOUR_MS);

    expect([...line.server.inbox.keys()]).toContain(first);
    expect([...line.server.disputed]).toEqual([first]);
  });

  it('a server that has the punch but forgot what was said of it', async () => {
    const { line, tablet, first } = await aTablet();
    await tablet.outbox.dispute(first);
    await send(tablet);
    line.server.restoreBackup([first]);

    await tablet.outbox.repeatDisputes();
    const untold = await tablet.outbox.unsettled();
    await send(tablet);

    expect(untold).toEqual([]);
    expect([...line.server.disputed]).toEqual([first]);
  });

  it('the 35 days for which punches are kept, until the server is told', async () => {
    const { disk, line, tablet, ids } = await aTablet({ punches: 2 });
    await send(tablet);
    await tablet.outbox.dispute(ids[0]!);
    line.time.now += 40 * 24 * HOUR_MS;

    await tablet.outbox.prune();

    expect((await rowsOf(disk)).map(({ punchId }) => punchId)).toEqual([ids[0]]);
    const kept = await tablet.deps.storage.run((database) => database.punches.count());
    expect(kept).toBe(1);
  });
});

describe('what a manager takes out', () => {
  it('says of a disputed punch that it is disputed', async () => {
    const { tablet, first } = await aTablet();
    await tablet.outbox.markExported([first]);

    await tablet.outbox.dispute(first);

    const [row] = await tablet.outbox.unsettled();
    expect(row).toMatchObject({ dispute: 'untold' });
    expect(row).not.toHaveProperty('exportedAt');
  });

  it('holds a punch of which the server has everything but the dispute', async () => {
    const { tablet, first } = await aTablet();
    await send(tablet);

    await tablet.outbox.dispute(first);

    expect((await tablet.outbox.unsettled()).map(({ punchId }) => punchId)).toEqual([first]);
  });
});
