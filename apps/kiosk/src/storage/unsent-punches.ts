import { OutboxDatabase, outboxDatabaseName, type OutboxPunch } from './outbox-database.ts';

/**
 * How many punches only this tablet has, or only this tablet knows to be disputed, under any registration that it ever had: the server has
 * not answered for them, and nobody has taken them out in a file. And how many the server does not have either, but are in such a file.
 */
export async function countKeptPunches(): Promise<{ readonly unsent: number; readonly inFile: number }> {
  return withOutbox(async (database) => {
    const rows = await unsent(database).toArray();
    const onlyHere = rows.filter(isOnlyHere).length;
    return { unsent: onlyHere, inFile: rows.length - onlyHere };
  });
}

/** The tablet becomes another one: what somebody has in a file will not be sent from here any more. */
export async function leaveExportedPunches(): Promise<void> {
  await withOutbox((database) => leaveExportedIn(database, Date.now()));
}

export async function leaveExportedIn(database: OutboxDatabase, now: number): Promise<void> {
  const left = {
    status: 'exported',
    seal: null,
    employeeToken: null,
    details: null,
    settledAt: now,
  } as const;
  await unsent(database)
    .filter((row) => !isOnlyHere(row))
    .modify(left);
}

/** A tablet that is out of use keeps no photos of people. */
export async function erasePhotos(): Promise<void> {
  await withOutbox((database) => database.photos.clear());
}

const unsent = (database: OutboxDatabase) =>
  database.punches.where('status').anyOf('waiting', 'refused').or('dispute').equals('untold');

const isOnlyHere = ({ exportedAt }: OutboxPunch) => exportedAt === undefined;

async function withOutbox<Result>(work: (database: OutboxDatabase) => Promise<Result>): Promise<Result> {
  const database = new OutboxDatabase(outboxDatabaseName(readGeneration()));
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const GENERATION = 'stimpill-outbox-generation';

/** Which database of the outbox is in use: a broken one is replaced, never deleted. */
export function readGeneration(): number {
  const generation = Number(localStorage.getItem(GENERATION) ?? 0);
  return Number.isInteger(generation) ? generation : 0;
}

export function writeGeneration(generation: number): void {
  localStorage.setItem(GENERATION, String(generation));
}
