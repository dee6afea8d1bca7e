// The way of a database from the schema of one version to that of another, as the person who starts the server is told.

/** A version of the schema is the number of its last migration, such as `0052`. */
export type SchemaMove = {
  readonly from: string;
  readonly to: string;
  readonly migrations: number;
  /** Null: it begins now. */
  readonly tookMs: number | null;
};

const SECOND_MS = 1_000;

export function schemaMoveText({ from, to, migrations, tookMs }: SchemaMove): string {
  const count = migrations === 1 ? '1 migration' : `${migrations} migrations`;
  return tookMs === null
    ? `The database moves from schema ${from} to ${to}: ${count}. Tablets keep their punches meanwhile.\n`
    : `The database has schema ${to}. That took ${(tookMs / SECOND_MS).toFixed(1)} s.\n`;
}

/** @param migration such as `0052-overlap-constraint` */
export function schemaOf(migration: string | undefined): string {
  return migration?.slice(0, 4) ?? '0000';
}
