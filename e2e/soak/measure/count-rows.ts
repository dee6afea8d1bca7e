import type { Engine } from '../../campaign/server/engine.ts';

/** How many rows each table has. */
export type Rows = Readonly<Record<string, number>>;

/** SQLite's and knex's own tables are no part of what the server stores. */
const OF_OTHERS = /^(sqlite_|knex_)/;

export function countRows(engine: Engine, databaseFile: string): Promise<Rows> {
  return engine.read(databaseFile, async (reader) => {
    const rows: Record<string, number> = {};
    const tables = (await reader.tables()).filter((table) => !OF_OTHERS.test(table)).sort();
    for (const table of tables) {
      const [counted] = await reader.all<{ count: number | string }>(
        `select count(*) as count from ${table}`,
      );
      rows[table] = Number(counted?.count ?? 0);
    }
    return rows;
  });
}
