// knex ships no types for its dialects. This is what tests change of the one for PostgreSQL, to keep connections.
declare module 'knex/lib/dialects/postgres/index.js' {
  class PostgresqlClient {
    readonly connectionSettings: { readonly connectionString?: string };
    readonly _acquireOnlyConnection: (this: PostgresqlClient) => Promise<unknown>;
    readonly destroyRawConnection: (this: PostgresqlClient, connection: unknown) => Promise<void>;
  }
  export = PostgresqlClient;
}
