// Copies of the bench's database, so that a round can be played again from the same beginning.
import { copyFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sqlitePath } from '#database/private-files.ts';
import { onServer } from '../test/postgresql-server.ts';

type Where = { readonly databaseUrl: string | null; readonly dataDir: string };

/** Copies the database, which nobody may have open. */
export async function copyDatabase(where: Where, name: string): Promise<void> {
  if (where.databaseUrl === null) copyFileSync(sqlitePath(where.dataDir), fileOf(where, name));
  else await createFrom(where.databaseUrl, nameIn(where.databaseUrl), name);
}

/** A fresh copy of a copy: as a driver is told to open it, and how to be rid of it. */
export async function openCopy(where: Where, name: string) {
  const fresh = `${name}_again`;
  if (where.databaseUrl === null) {
    const file = fileOf(where, fresh);
    copyFileSync(fileOf(where, name), file);
    return { database: { file }, remove: () => rm(file) };
  }
  const { databaseUrl } = where;
  await createFrom(databaseUrl, name, fresh);
  return {
    database: { url: new URL(fresh, databaseUrl).href },
    remove: () => onServer(databaseUrl, `drop database ${fresh}`),
  };
}

const fileOf = ({ dataDir }: Where, name: string) => join(dataDir, `${name}.sqlite`);
const nameIn = (url: string) => new URL(url).pathname.slice(1);
const createFrom = (url: string, from: string, name: string) =>
  onServer(url, `create database ${name} template ${from}`);
