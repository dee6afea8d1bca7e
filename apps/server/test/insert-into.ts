// Rows of a test, in statements that are written once for each table: to have one written takes several times as long as to insert a row.
import type { UseCaseDeps } from '../src/use-case-deps.ts';
import type { Insert } from './given-plans.ts';

export function insertInto({ database }: Pick<UseCaseDeps, 'database'>): Insert {
  return async (table, row) => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    const words = insertingWords(table, given.map(([name]) => `"${name}"`).join());
    await database.knex.raw(
      words,
      given.map(([, value]) => value as string),
    );
    return row;
  };
}

const written = new Map<string, string>();

/** @param columns their names in quotes, with commas between */
function insertingWords(table: string, columns: string): string {
  const key = `${table} ${columns}`;
  const places = columns.replaceAll(/"\w+"/g, '?');
  const words = written.get(key) ?? `insert into ${table} (${columns}) values (${places})`;
  written.set(key, words);
  return words;
}
