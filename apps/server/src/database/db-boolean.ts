/** SQLite returns 0 and 1, PostgreSQL false and true; a store turns both into a boolean. */
export type DbBoolean = boolean | 0 | 1;
