import { TABLE_NAMES } from '../../campaign/facts/described-tables.ts';
import type { Engine } from '../../campaign/server/engine.ts';

/** How many rows each table of the server has. */
export type Rows = Readonly<Record<string, number>>;

export function countRows(engine: Engine, databaseFile: string): Promise<Rows> {
  return engine.read(databaseFile, async (reader) => {
    const rows: Record<string, number> = {};
    const tables = (await reader.tables()).filter((table) => TABLE_NAMES.includes(table)).sort();
    for (const table of tables) {
      const [counted] = await reader.all<{ count: number | string }>(
        `select count(*) as count from ${table}`,
      );
      rows[table] = Number(counted?.count ?? 0);
    }
    return rows;
  });
}
