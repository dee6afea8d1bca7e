import pg from 'pg';

/** The migrated database that every test's own is copied from. */
export const TEMPLATE_DATABASE = 'stimpill_template';

/** Runs one statement on the server's own database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('postgres', serverUrl).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
