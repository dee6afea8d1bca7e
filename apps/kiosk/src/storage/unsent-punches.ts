import { OutboxDatabase, outboxDatabaseName } from './outbox-database.ts';

/** How many punches of this tablet the server has not answered for, whoever it was registered as. */
export async function countUnsentPunches(): Promise<number> {
  const database = new OutboxDatabase(outboxDatabaseName(readGeneration()));
  try {
    return await database.punches.where('status').anyOf('waiting', 'refused').count();
  } finally {
    database.close();
  }
}

const GENERATION = 'stimpill-outbox-generation';

/** Which database of the outbox is in use: a broken one is replaced, never deleted. */
export function readGeneration(): number {
  return Number(localStorage.getItem(GENERATION) ?? 0);
}

export function writeGeneration(generation: number): void {
  localStorage.setItem(GENERATION, String(generation));
}
