// R12 for what may be kept for a while only: once its time is over and it was erased, no byte of the database holds it any more.
import { readFile } from 'node:fs/promises';
import { longestKeptDays, PASSING_TABLES } from '../facts/described-tables.ts';
import type { TableReader } from '../facts/read-tables.ts';
import { RETENTION_DAYS } from '../people/companies.ts';
import { LATITUDE_BYTES, PHOTO_CANARY } from '../people/plan-brought.ts';
import type { CampaignServer } from '../server/campaign-server.ts';
import type { Engine } from '../server/engine.ts';
import type { Check } from './check.ts';
import type { Passed } from '../network/witnessed.ts';

/** Bytes that occur only in the data that `name` describes. */
export type ErasedCanary = { readonly name: string; readonly bytes: Buffer };

type Lived = {
  readonly engine: Engine;
  readonly server: CampaignServer;
  readonly passed: readonly Passed[];
  readonly now: number;
};

const DAY_MS = 86_400_000;
/** Longer than anything is kept. */
const LATER_MS = (longestKeptDays(RETENTION_DAYS) + 1) * DAY_MS;
/** How many are looked for of each kind whose bytes have no common beginning: enough to find the place where that kind is kept. */
const SOUGHT = 150;
/** The files of SQLite. PostgreSQL has other files, in which erased rows stand until their space is used anew. */
const FILES = ['', '-wal', '-shm'];

/** The last thing of a campaign: two months later, after a night of `stimpill erase-expired`. */
export async function checkRetention({ engine, server, passed, now }: Lived): Promise<Check> {
  const read = <Result>(work: (reader: TableReader) => Promise<Result>) =>
    engine.read(server.databaseFile, work);
  const canaries = [...COMMON, ...(await read(readCanaries)), ...sealsIn(passed)];
  await engine.letGo();
  await server.commandLine({ words: ['erase-expired'], now: now + LATER_MS });
  const rows = await read(countErased);
  const texts = await read(readAllText);
  await engine.letGo();
  const files = engine.url === undefined ? await readFiles(server.databaseFile) : [];
  return {
    id: 'R12',
    says: 'Positions, photos, seals and former PINs whose time is over stand in no row, and on SQLite in no byte of the files.',
    cases: canaries.length,
    problems: [
      ...rows,
      ...findCanaries(canaries, [...files, ...texts]).map((where) => `${where} although it was erased`),
    ],
  };
}

const COMMON: readonly ErasedCanary[] = [
  { name: 'a photo', bytes: Buffer.from(PHOTO_CANARY) },
  { name: 'a position', bytes: Buffer.from(LATITUDE_BYTES) },
];

/** What only the server knows before it erases it: salts, and hashes of former PINs. */
async function readCanaries(reader: TableReader): Promise<readonly ErasedCanary[]> {
  const salts = await reader.all<{ salt: string }>(`select salt from punch_details limit ${SOUGHT}`);
  const pins = await reader.all<{ hash: string }>(
    `select pin_hash as hash from former_pins where pin_hash is not null limit ${SOUGHT}`,
  );
  return [
    ...salts.map(({ salt }) => ({ name: 'the salt of a position', bytes: Buffer.from(salt) })),
    ...pins.map(({ hash }) => ({ name: 'the hash of a former PIN', bytes: Buffer.from(hash) })),
  ];
}

/** The server never gives a seal back: what tablets sent is all there is to look for. */
export function sealsIn(passed: readonly Passed[]): readonly ErasedCanary[] {
  const texts = passed
    .filter(({ target }) => target.endsWith('/punch-batches'))
    .map(({ body }) => body.toString());
  const seals = new Set(
    texts.flatMap((text) => [...text.matchAll(/"seal":"([^"]{40,})"/g)].map(([, seal]) => seal)),
  );
  return [...seals].slice(0, SOUGHT).map((seal = '') => ({ name: 'a seal', bytes: Buffer.from(seal) }));
}

async function countErased(reader: TableReader): Promise<readonly string[]> {
  const left: string[] = [];
  for (const table of PASSING_TABLES) {
    const [row] = await reader.all<{ count: number | string }>(`select count(*) as count from ${table}`);
    if (Number(row?.count) > 0) left.push(`${table} still holds ${row?.count ?? 0} rows whose time is over`);
  }
  return left;
}

export type Place = { readonly name: string; readonly bytes: Buffer };

async function readAllText(reader: TableReader): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const table of await reader.tables()) {
    const rows = await reader.all<Record<string, unknown>>(`select * from ${table}`);
    places.push({ name: table, bytes: Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n')) });
  }
  return places;
}

async function readFiles(databaseFile: string): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const end of FILES) {
    const bytes = await readFile(databaseFile + end).catch(() => undefined);
    if (bytes !== undefined) places.push({ name: `the file stimpill.sqlite${end}`, bytes });
  }
  return places;
}

/** @returns what stands where, each kind once for each place */
export function findCanaries(canaries: readonly ErasedCanary[], places: readonly Place[]): readonly string[] {
  const found = canaries.flatMap(({ name, bytes }) =>
    places.filter((place) => place.bytes.includes(bytes)).map((place) => `${name} stands in ${place.name}`),
  );
  return [...new Set(found)];
}
