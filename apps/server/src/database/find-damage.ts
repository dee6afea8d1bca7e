// What SQLite finds in its own file when it checks every page.
import type { Knex } from 'knex';

/** `quick` checks the structure of every page; `full` also compares every index with its table, and follows every reference. */
export type Depth = 'quick' | 'full';

const CHECKS = { quick: 'quick_check', full: 'integrity_check' } as const;
const MOST_FAULTS = 20;
/** Included, so that SQLite checks the list of free pages too. */
const SCHEMA = 'sqlite_schema';

/**
 * Checks one table with its indexes after the other. A check of the whole file at once would prevent SQLite from emptying its log,
 * and the thread from ending, until it is done.
 * @returns what is wrong, one sentence each, without any value of a row; empty for a sound file
 */
export async function findDamage(knex: Knex, depth: Depth): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const table of [SCHEMA, ...(await tablesOf(knex))]) {
    if (faults.length < MOST_FAULTS) faults.push(...(await faultsOf(knex, CHECKS[depth], table)));
  }
  if (depth === 'full') faults.push(...(await straysOf(knex)));
  return faults.slice(0, MOST_FAULTS);
}

/** @throws errors that say nothing about the file */
export function damageSaidBy(error: unknown): string {
  if (!isDamage(error)) throw error;
  return `SQLite could not read on (${codeOf(error)})`;
}

/** Whether an error says that the file, or the disk under it, is damaged. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

async function tablesOf(knex: Knex): Promise<string[]> {
  const tables = await knex<{ name: string; type: string }>('sqlite_schema')
    .where({ type: 'table' })
    .select('name');
  return tables.map(({ name }) => name);
}

async function faultsOf(knex: Knex, check: string, table: string): Promise<string[]> {
  try {
    const rows: Record<string, string>[] = await knex.raw(`pragma ${check}('${table}')`);
    const lines = rows.flatMap((row) => Object.values(row)).flatMap((text) => text.split('\n'));
    return lines
      .filter((line) => line !== 'ok' && !line.startsWith('***'))
      .map((line) => `${table}: ${line}`);
  } catch (error) {
    // The table is so damaged that the check itself fails; other tables may be sound.
    return [`${table}: ${damageSaidBy(error)}`];
  }
}

async function straysOf(knex: Knex): Promise<string[]> {
  try {
    const rows: { table: string; parent: string }[] = await knex.raw('pragma foreign_key_check');
    return [
      ...new Set(rows.map(({ table, parent }) => `${table}: a row names one of ${parent} that is not there`)),
    ];
  } catch (error) {
    return [`references: ${damageSaidBy(error)}`];
  }
}
