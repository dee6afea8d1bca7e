// knex ships no types for its dialects. These two classes are all that we extend, so that a transaction begins IMMEDIATE.
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  class BetterSqlite3Client {
    transaction(...parts: readonly unknown[]): unknown;
  }
  export = BetterSqlite3Client;
}

declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  class SqliteTransaction {
    constructor(client: unknown, ...parts: readonly unknown[]);
    begin(connection: unknown): Promise<unknown>;
    query(connection: unknown, sql: string): Promise<unknown>;
  }
  export = SqliteTransaction;
}
