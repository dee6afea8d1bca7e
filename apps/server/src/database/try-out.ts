// What would come of a change? The change is made for real, looked at, and taken back. What is shown before somebody decides is so
// by construction what comes of the decision.
import type { Knex } from 'knex';
import type { Database } from './database.ts';

/**
 * @param work gets the database inside a transaction that never ends well. Transactions that it begins are parts of that one.
 * @returns what `work` returns; nothing that it wrote is left
 */
export async function tryOut<Result>(
  database: Database,
  work: (trial: Database) => Promise<Result>,
): Promise<Result> {
  let tried: { readonly result: Result } | undefined;
  try {
    await database.knex.transaction(async (tx: Knex) => {
      tried = { result: await work({ ...database, knex: tx }) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack) || tried === undefined) throw error;
    return tried.result;
  }
  throw new Error('A trial was not taken back.');
}

class TakenBack extends Error {}
