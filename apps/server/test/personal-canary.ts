// Personal data with a mark (the canary) by which every remaining copy is found.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { insertPunchFacts, type PunchFact } from '#features/ledger/punch-fact-store.ts';
import type { Database } from '#database/database.ts';
import type { TestDatabase } from './test-databases.ts';

const DAY_MS = 86_400_000;
/** As large as the photo of a tablet, so that it fills many pages; the canary is in each of them. */
const PHOTO_BYTES = 60_000;
const NOWHERE = 12.345678912345;

export type Canary = {
  /** No other text contains the canary. */
  readonly text: string;
  readonly latitude: number;
};

export type PersonalPunch = {
  readonly employee: EmployeeRow;
  readonly canary: Canary;
  /** How long ago it came. */
  readonly days: number;
};

/** A punch made this many days ago with every kind of personal detail, each with the canary. @returns the id of the punch */
export async function aPersonalPunch(
  { database }: TestDatabase,
  { employee, canary, days }: PersonalPunch,
  now: number,
): Promise<string> {
  const [punchId, at] = [randomUUID(), now - days * DAY_MS];
  const key = { company_id: employee.company_id, punch_id: punchId };
  const punch: PunchFact['punch'] = {
    ...{ employeeId: employee.id, door: 'station', action: 'start' },
    ...{ projectId: undefined, subProjectId: undefined, deviceId: undefined, sentBy: undefined },
    location: { latitude: canary.latitude, longitude: -21.9 },
    clientAddress: `203.0.113.7-${canary.text}`,
  };
  const fact = { id: punchId, punch, receivedAt: at, punchedAt: at };
  await inTransaction(database, (tx) => insertPunchFacts(companyScope(tx, employee.company_id), [fact]));
  const { knex } = database;
  const jpeg = Buffer.alloc(PHOTO_BYTES, canary.text);
  await knex('punch_photos').insert({ ...key, uploaded_at: at, jpeg });
  await knex('pin_seals').insert({ ...key, key_id: 'k', seal: `seal-${canary.text}`, stored_at: at });
  await knex('former_pins').insert({
    ...{ company_id: employee.company_id, id: randomUUID(), employee_id: employee.id },
    ...{ pin_hash: `hash-${canary.text}`, replaced_at: at },
  });
  return punchId;
}

const ROUNDS = 200;
const NEVER_DUE = Date.UTC(2100, 0);

/**
 * Erases some rows between others that stay, so that SQLite moves rows closer together and leaves copies in the unused parts of pages.
 * At the end every row with the canary is gone.
 */
export async function eraseHereAndThere(
  { knex }: Database,
  employee: EmployeeRow,
  text: string,
): Promise<void> {
  const random = sameNumbers();
  const rowOf = (pinHash: string) => ({
    ...{ company_id: employee.company_id, employee_id: employee.id },
    ...{ id: randomUUID(), pin_hash: pinHash, replaced_at: NEVER_DUE },
  });
  const left: string[] = [];
  const erase = (count: number) => {
    const drawn = Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1));
    const ids = drawn.flat();
    return knex('former_pins').whereIn('id', ids).delete();
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = Array.from({ length: 20 }, () => rowOf(`${text}${'x'.repeat(60)}`));
    await knex('former_pins').insert([...rows, rowOf('stays'.repeat(Math.floor(random() * 600)))]);
    left.push(...rows.map(({ id }) => id));
    await erase(10);
  }
  while (left.length > 0) await erase(Math.min(10, left.length));
}

/** Random numbers between 0 and 1, the same in every run. */
function sameNumbers(): () => number {
  let state = 7;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** How often the canary is in the files of SQLite, with the log and its index; 0 on PostgreSQL, whose files are not ours to read. */
export function copiesIn(
  { env }: Pick<TestDatabase, 'env'>,
  { text, latitude = NOWHERE }: Pick<Canary, 'text'> & Partial<Canary>,
): number {
  const folder = env['DATA_DIR'];
  if (folder === undefined) return 0;
  const position = Buffer.alloc(8);
  position.writeDoubleBE(latitude);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  return files.reduce((sum, bytes) => sum + countIn(bytes, Buffer.from(text)) + countIn(bytes, position), 0);
}

function countIn(bytes: Buffer, sought: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(sought); at >= 0; at = bytes.indexOf(sought, at + 1)) count += 1;
  return count;
}
