import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCanaries, sealsIn } from './check-retention.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-erased-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const SEAL = 'A'.repeat(50);
const LATITUDE = Buffer.alloc(8);
LATITUDE.writeDoubleBE(64.5);
const canaries = [
  { name: 'a seal', bytes: Buffer.from(SEAL) },
  { name: 'a position', bytes: LATITUDE },
];

/** What is left in the file of rows that were deleted. */
function leftAfterErasing(secureDelete: 'on' | 'off'): readonly string[] {
  const file = join(folder, `${secureDelete}.sqlite`);
  const database = new BetterSqlite3(file);
  database.pragma(`secure_delete = ${secureDelete}`);
  database.exec('create table kept (seal text, latitude double)');
  const insert = database.prepare('insert into kept values (?, ?)');
  for (let row = 0; row < 20; row += 1) insert.run(SEAL, 64.5);
  database.exec('delete from kept');
  database.close();
  return findCanaries(canaries, [{ name: 'the file', bytes: readFileSync(file) }]);
}

it('finds what an erased row has left in the file, text or number', () => {
  expect(leftAfterErasing('off')).toEqual(['a seal stands in the file', 'a position stands in the file']);
});

it('finds nothing where it was overwritten', () => {
  expect(leftAfterErasing('on')).toEqual([]);
});

it('looks for the seals that tablets sent', () => {
  const batch = { items: [{ seal: SEAL }, { seal: SEAL }, {}] };
  const sent = (target: string) => ({
    ...{ name: 't1', target, how: undefined, at: 0, status: 200 },
    body: Buffer.from(JSON.stringify(batch)),
  });

  expect(sealsIn([sent('/api/station/v1/punch-batches'), sent('/api/station/v1/heartbeat')])).toEqual([
    { name: 'a seal', bytes: Buffer.from(SEAL) },
  ]);
});
