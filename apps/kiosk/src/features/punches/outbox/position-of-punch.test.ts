// @vitest-environment node
// Where a punch was made is on the tablet until the server has it, and not a moment longer.
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { leaveExportedIn } from '#storage/unsent-punches.ts';
import { everythingKept } from '#testing/everything-kept.ts';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import { newDisk, newPunch, outboxDepsOn, outboxOn, type Disk } from '#testing/simulated-tablet.ts';

const CANARY = 64.1357924;
const details = { salt: 'c2FsdA', latitude: CANARY, longitude: -21.97, accuracyMeters: 12 };
const unused = () => Promise.resolve('unused' as const);

const holdsPosition = async (disk: Disk) =>
  [...(await everythingKept(disk.indexedDB)), ...disk.lines, ...disk.items.values()].some((value) =>
    String(value).includes(String(CANARY)),
  );

async function handedOver(verdict: 'settled' | 'mismatch') {
  const line = aLine();
  const disk = newDisk();
  const tablet = openTablet(disk, line);
  const row = await tablet.outbox.append(newPunch(1, { details }), unused);
  const wasThere = await holdsPosition(disk);
  if (verdict === 'mismatch') {
    const other = openTablet(newDisk(), line);
    await other.outbox.append(newPunch(2), unused);
    other.sender.send('asked');
    await other.idle();
  }
  tablet.sender.send('asked');
  await tablet.idle();
  return { line, disk, tablet, row, wasThere };
}

describe('the position of a punch', () => {
  it.each(['settled', 'mismatch'] as const)(
    'is in no byte of the tablet once the punch is %s',
    async (verdict) => {
      const { disk, line, wasThere } = await handedOver(verdict);

      expect(line.server.mismatches).toHaveLength(verdict === 'mismatch' ? 1 : 0);
      expect(wasThere).toBe(true);
      expect(await holdsPosition(disk)).toBe(false);
    },
  );

  it('goes to the server with the punch, and a server that came back from a backup gets the same punch without it', async () => {
    const { line, tablet, row } = await handedOver('settled');
    expect(line.server.inbox.get(row.punchId)?.item.details).toEqual(details);

    line.server.restoreBackup([]);
    await tablet.pass(120_000);
    await line.server.callStation('getServerTime');
    tablet.sender.send('asked');
    await tablet.idle();

    const taken = line.server.inbox.get(row.punchId);
    expect(taken).toMatchObject({
      isIntact: true,
      item: { envelope: row.envelope, signature: row.signature },
    });
    expect(taken?.item).not.toHaveProperty('details');
    expect(line.server.mismatches).toEqual([]);
  });

  it('is never in the second copy, which brings the punch back without it when the database is lost', async () => {
    const disk = newDisk();
    const row = await outboxOn(disk).append(newPunch(1, { details }), unused);
    expect(disk.lines.join('')).toContain(row.envelope);
    expect(disk.lines.join('')).not.toContain(String(CANARY));

    disk.indexedDB = new IDBFactory();
    const outbox = outboxOn(disk);
    await outbox.recover();

    expect(await outbox.nextBatch(1)).toEqual([{ ...row, details: null }]);
  });

  it('that an older app wrote into the second copy is gone when the page has started', async () => {
    const disk = newDisk();
    const row = await outboxOn(disk).append(newPunch(1, { details }), unused);
    disk.lines = [JSON.stringify({ punch: row })];

    const outbox = outboxOn(disk);
    await outbox.recover();

    expect(disk.lines.join('')).toContain(row.envelope);
    expect(disk.lines.join('')).not.toContain(String(CANARY));
    expect(await outbox.nextBatch(1)).toEqual([row]);
  });

  it('is erased when the tablet becomes another one while the punch is in a file', async () => {
    const disk = newDisk();
    const deps = outboxDepsOn(disk);
    const outbox = outboxOn(disk);
    const row = await outbox.append(newPunch(1, { details }), unused);
    await outbox.markExported([row.punchId]);

    await deps.storage.run((database) => leaveExportedIn(database, 1));

    expect(await holdsPosition(disk)).toBe(false);
  });
});
