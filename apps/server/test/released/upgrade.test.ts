// The database of each release, and a tablet of it that still holds punches, against this version.
import Sqlite from 'better-sqlite3';
import { createPrivateKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findMissing } from '#database/migrate.ts';
import type { Database } from '#database/database.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { loadSecrets } from '../../src/secrets.ts';
import { startApi, type TestApi } from '../api.ts';
import { frozenClock } from '../frozen-clock.ts';
import { callStation } from '../station-call.ts';
import { theRelease, type Release } from './released.ts';
import { tablesOf, upgraded, type Upgraded } from './upgraded.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** One-time passwords of tablets were good for ten minutes: an upgrade ends them, and pairing words have a table of their own. */
const SHORT_LIVED = ['device_passwords'];

/** Tables whose rows stand elsewhere since. */
const MOVED: Readonly<Record<string, string>> = { time_entry_history: 'changes' };
/** What the server itself writes while it starts. */
const OF_THE_SERVER = ['installation'];

/** Each is recorded by record-release.ts, and none is left out later: anyone who was away for two years comes from the oldest. */
const RELEASES = ['0.1.0', '0.2.0', '0.3.0', '0.4.0', '0.5.0', '0.6.0', '0.7.0', '0.8.0'];

describe.each(RELEASES)('of %s:', (version) => {
  let release: Release;
  let moved: Upgraded;
  let api: TestApi;
  beforeAll(async () => {
    release = theRelease(version);
    moved = await upgraded(release, inject('engine' as never));
    const time = frozenClock(new Date(release.facts.recordedAt + 26 * HOUR_MS).toISOString());
    const secrets = loadSecrets(release.secretsDir, time.clock);
    const open = () => Promise.resolve(moved.database);
    api = await startApi({
      beside: {
        time,
        deps: { secrets },
        database: { database: moved.database, open, env: {}, drop: moved.drop },
      } as unknown as TestApi,
    });
  });
  afterAll(async () => {
    await api.stop();
    release.remove();
  });

  const station = () => {
    const { token, key } = release.facts.tablet;
    return { api, token, key: createPrivateKey(key) };
  };

  describe('the database of the release', () => {
    it('is brought to the schema of this version', async () => {
      expect([...release.facts.migrations, ...moved.ran]).toEqual(await migrationsOf(moved.database));
      expect(await findMissing(moved.database.knex)).toEqual([]);
    });

    it('says from which schema to which it moves, in how many steps, and how long that took; nothing where it stays', () => {
      const steps = moved.ran.length === 1 ? '1 migration' : `${moved.ran.length} migrations`;
      const [first, last] = [release.facts.migrations, moved.ran].map((ran) => ran.at(-1)?.slice(0, 4) ?? '');

      const saying = [
        `The database moves from schema ${first} to ${last}: ${steps}. Tablets keep their punches meanwhile.\n`,
        expect.stringMatching(new RegExp(`^The database has schema ${last}\\. That took \\d+\\.\\d s\\.\n$`)),
      ];
      expect(moved.told).toEqual(moved.ran.length === 0 ? [] : saying);
    });

    it('has every row that it had, with what stood in it', async () => {
      const before = new Sqlite(release.before, { readonly: true });
      const lost: string[] = [];
      let compared = 0;
      for (const table of tablesOf(before)) {
        if ([...OF_THE_SERVER, ...SHORT_LIVED].includes(table)) continue;
        const rows = before.prepare(`select * from "${table}"`).all() as Row[];
        compared += rows.length;
        lost.push(...(await missingFrom(moved.database, table, rows)));
      }
      before.close();

      expect(lost).toEqual([]);
      expect(compared).toBeGreaterThan(1_000);
    });
  });

  describe('what people and tablets were given by the release', () => {
    it('still signs in: the password of the manager, and the token that renews a session', async () => {
      const { manager, refreshToken } = release.facts;

      expect((await api.call('login', { body: manager })).status).toBe(200);
      expect((await api.call('refreshTokens', { body: { refreshToken } })).status).toBe(200);
    });

    it('still opens the tablet, and each PIN is still that of its person', async () => {
      const [first, second] = release.facts.people;
      const withPin = (employeeId = '', pin = '') =>
        callStation(station(), 'authenticateStationPin', { body: { employeeId, pin } });

      expect((await callStation(station(), 'getStationSettings', {})).status).toBe(200);
      expect((await withPin(first?.id, first?.pin)).status).toBe(200);
      expect((await withPin(second?.id, second?.pin)).status).toBe(200);
      expect((await withPin(first?.id, second?.pin)).status).toBe(401);
    });

    it('the punches that waited on the tablet are taken as it sends them, at the minute of each tap', async () => {
      const { waiting } = release.facts;
      const { anchor } = (await callStation(station(), 'getServerTime', {})).data.station;

      const { results } = (
        await callStation(station(), 'sendPunchBatch', {
          body: { closingAnchor: closingReading(anchor), items: waiting.map(({ item }) => item) },
        })
      ).data;
      await api.deps.inboxJudge.rest();

      expect(results.map(({ punchId }) => punchId)).toEqual(waiting.map(({ item }) => item.punchId));
      for (const { tap } of waiting) {
        const column = tap.action === 'start' ? 'start_at' : 'end_at';
        const newest = await moved.database
          .knex<TimeEntryRow>('time_entries')
          .where({ employee_id: tap.employeeId })
          .orderBy('start_at', 'desc')
          .first();
        expect(minuteOf(newest?.[column])).toBe(minuteOf(tap.at));
      }
    });

    /** The tablet was restarted since: another page, whose clock begins anew. */
    function closingReading(anchor: string) {
      const at = {
        askedAtMonotonicMs: 1_000,
        answeredAtMonotonicMs: 1_000,
        answeredAtWallMs: api.time.clock(),
      };
      return { anchor, documentId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01', ...at };
    }
  });
});

type Row = Record<string, unknown>;

const minuteOf = (at: number | null | undefined) => Math.floor((at ?? 0) / MINUTE_MS);

async function migrationsOf({ knex }: Database): Promise<string[]> {
  const rows = await knex<{ name: string }>('knex_migrations').orderBy('id');
  return rows.map(({ name }) => name);
}

/** @returns one sentence for each row that is not there any more, or says something else in a column that it had */
async function missingFrom({ knex }: Database, table: string, rows: readonly Row[]): Promise<string[]> {
  const movedTo = MOVED[table];
  if (movedTo !== undefined) {
    const count = (await knex(movedTo)).length;
    return count >= rows.length ? [] : [`${movedTo} has not all of ${table}`];
  }
  const now = await knex<Row>(table);
  const columns = Object.keys(rows[0] ?? {}).filter((name) => now[0] !== undefined && name in now[0]);
  const textOf = (row: Row) => JSON.stringify(columns.map((name) => comparable(row[name])));
  const kept = new Set(now.map(textOf));
  return rows
    .map(textOf)
    .filter((text) => !kept.has(text))
    .map((text) => `${table}: ${text}`);
}

/** Both engines alike: a yes is 1, bytes are text. */
function comparable(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return Buffer.isBuffer(value) ? value.toString('hex') : value;
}
