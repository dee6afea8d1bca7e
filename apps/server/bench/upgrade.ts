// How long a start takes that moves the schema: the SQLite database of the recorded release with five million time entries in it, and half a
// million rows of what was their history, brought to the schema of this version. `npx tsx --conditions=source bench/upgrade.ts [ENTRIES]`.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '#database/database.ts';
import { migrate, schemaMoveText } from '#database/migrate.ts';

const RECORDED = new URL('../test/released/0.1.0/stimpill.sqlite.gz', import.meta.url);
const ENTRIES_EACH = 1_000;
const PEOPLE_AT_ONCE = 100;
const OF_TEN_CHANGED = 1;
const DAY_MS = 86_400_000;
const MIB = 2 ** 20;

/** Person `e` has the id that `personId` gives. */
const personId = "printf('%08x-0000-4000-8000-000000000000', e)";
const entryId = "printf('%08x-0000-4000-8000-%012x', e, n)";
const countingTable = (name: string, column: string, from: number, to: number) =>
  `${name}(${column}) as (select ${from} union all select ${column} + 1 from ${name} where ${column} < ${to})`;

const [entries = '5000000'] = process.argv.slice(2);
const people = Math.ceil(Number(entries) / ENTRIES_EACH);
const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-upgrade-'));
const file = join(dataDir, 'stimpill.sqlite');
try {
  writeFileSync(file, gunzipSync(readFileSync(RECORDED)));
  fill();
  await upgrade();
} finally {
  rmSync(dataDir, { recursive: true });
}

/** Without the guards and the promises to the disk, which would take hours here and say nothing of the upgrade. */
function fill(): void {
  const startedAt = performance.now();
  const database = new Sqlite(file);
  for (const setting of [
    'foreign_keys = off',
    'synchronous = off',
    'journal_mode = memory',
    'cache_size = -400000',
  ])
    database.pragma(setting);
  const guards = database
    .prepare(
      "select name, sql from sqlite_master where type = 'trigger' and tbl_name in ('time_entries', 'time_entry_history')",
    )
    .all() as { name: string; sql: string }[];
  for (const { name } of guards) database.exec(`drop trigger "${name}"`);
  addPeople(database);
  for (let first = 0; first < people; first += PEOPLE_AT_ONCE) addTime(database, first);
  for (const { sql } of guards) database.exec(sql);
  database.close();
  const { size } = statSync(file);
  process.stdout.write(
    `${people * ENTRIES_EACH} time entries of ${people} people, ${Math.round(size / MIB)} MiB, made in ${secondsSince(startedAt)} s\n`,
  );
}

function addPeople(database: Sqlite.Database): void {
  const columns = (database.pragma('table_info(employees)') as { name: string }[]).map(({ name }) => name);
  const own: Readonly<Record<string, string>> = {
    id: personId,
    email: 'null',
    email_key: 'null',
    employee_number: 'null',
  };
  database.exec(
    `with recursive ${countingTable('each_person', 'e', 0, people - 1)}
     insert into employees (${columns.join(', ')})
     select ${columns.map((name) => own[name] ?? `m.${name}`).join(', ')}
     from each_person cross join (select * from employees where role = 'employee' limit 1) m`,
  );
}

function addTime(database: Sqlite.Database, first: number): void {
  const rows = `with recursive ${countingTable('each_person', 'e', first, Math.min(first + PEOPLE_AT_ONCE, people) - 1)},
    ${countingTable('nth', 'n', 0, ENTRIES_EACH - 1)}`;
  const company = '(select id from companies limit 1)';
  const start = `${Date.UTC(2022, 0, 3, 8)} + n * ${DAY_MS}`;
  database.exec(
    `${rows} insert into time_entries (company_id, id, employee_id, start_at, end_at, is_draft, is_locked)
     select ${company}, ${entryId}, ${personId}, ${start}, ${start} + 28800000, 0, n < 900 from each_person cross join nth`,
  );
  database.exec(
    `${rows} insert into time_entry_history (company_id, id, time_entry_id, changed_at, changed_by, reason, "before", "after")
     select ${company}, ${entryId}, ${entryId}, ${start}, 'command line, anna', 'forgot', null,
       json_object('employee_id', ${personId}, 'start_at', ${start}) from each_person cross join nth where n % 10 < ${OF_TEN_CHANGED}`,
  );
}

async function upgrade(): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir, databasePoolSize: 1 });
  const { secrets_id: secretsId } = (await database.knex('installation').first()) as { secrets_id: string };
  await migrate(database, {
    secretsId,
    now: Date.now(),
    onMove: (move) => void process.stdout.write(schemaMoveText(move)),
  });
  await database.close();
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
