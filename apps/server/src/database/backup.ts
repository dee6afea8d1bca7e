// A copy of the database while the server writes to it: the state of one moment, whole. Every page is checked before it counts.
import type Sqlite from 'better-sqlite3';
import { existsSync, linkSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Refused } from '#errors/refused.ts';
import type { Database } from './database.ts';
import { makePrivateFile, syncFile } from './private-files.ts';
import { inspectFile, type FileFacts } from './sqlite-file.ts';

/** All pages in one step: they are all of one moment, and a writer cannot make the copy start again. */
const ALL_PAGES = 0x7fffffff;

/**
 * @param prepare changes the copy before it is checked and gets its name
 * @throws Refused when the name is taken, or the engine is PostgreSQL
 */
export async function backUp(
  { engine, knex }: Database,
  path: string,
  prepare: (draft: string) => void = () => undefined,
): Promise<FileFacts> {
  if (engine === 'postgresql') {
    throw new Refused(
      'PostgreSQL makes its own backups: pg_dump --format=custom --file=stimpill.dump "$DATABASE_URL", and pg_restore to bring one back. Nothing was written.',
    );
  }
  const taken = `${path} exists already. Choose another name. Nothing was written.`;
  if (existsSync(path)) throw new Refused(taken);
  const draft = `${resolve(path)}.${process.pid}.part`;
  const client = knex.client as {
    acquireConnection: () => Promise<Sqlite.Database>;
    releaseConnection: (connection: Sqlite.Database) => Promise<void>;
  };
  const connection = await client.acquireConnection();
  try {
    makePrivateFile(draft);
    await connection.backup(draft, { progress: () => ALL_PAGES });
    prepare(draft);
    const facts = inspectCopy(draft);
    syncFile(draft);
    // A link, unlike a rename, never replaces a file that was made there meanwhile.
    linkSync(draft, path);
    syncFile(dirname(resolve(path)));
    return facts;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST') throw new Refused(taken);
    throw error;
  } finally {
    rmSync(draft, { force: true });
    await client.releaseConnection(connection);
  }
}

/** Checks every page of the copy that was just made. */
function inspectCopy(draft: string): FileFacts {
  try {
    return inspectFile(draft);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(
      'The copy is not whole, so the database itself is damaged: "stimpill doctor --deep" says where, and what to do. Nothing was written.',
    );
  }
}
