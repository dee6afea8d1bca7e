import type { Queryable } from './database.ts';
import type { SharedSecretsRow } from './tables/installation.ts';

export type SharedSecrets = Omit<SharedSecretsRow, 'id'>;

const TABLE = 'shared_secrets';
const ROW = { id: 1 };

/** @returns undefined where there are none, or the schema is older than they are */
export async function findSharedSecrets(db: Queryable): Promise<SharedSecrets | undefined> {
  if (!(await db.schema.hasTable(TABLE))) return undefined;
  return db<SharedSecrets>(TABLE).where(ROW).first('version', 'sealed');
}

/** A version that the caller does not have, or undefined. */
export function findNewerSecrets(db: Queryable, version: number): Promise<SharedSecrets | undefined> {
  return db<SharedSecrets>(TABLE).where(ROW).whereNot({ version }).first('version', 'sealed');
}

/** For a change: nobody else changes them until the transaction ends. */
export function lockSharedSecrets(db: Queryable): Promise<SharedSecrets | undefined> {
  return db<SharedSecrets>(TABLE).where(ROW).forUpdate().first('version', 'sealed');
}

/** Where some are there already, nothing happens. */
export async function insertSharedSecrets(db: Queryable, sealed: string): Promise<void> {
  await db(TABLE)
    .insert({ ...ROW, version: 1, sealed })
    .onConflict('id')
    .ignore();
}

export async function replaceSharedSecrets(db: Queryable, sealed: string): Promise<void> {
  await db(TABLE).where(ROW).update({ sealed }).increment('version', 1);
}
