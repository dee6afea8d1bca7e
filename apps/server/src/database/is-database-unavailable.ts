// Whether an error means that the database cannot answer right now, as opposed to a statement that is wrong.

/** PostgreSQL classes: connection exception, insufficient resources, operator intervention. */
const OUTAGE_CLASSES = ['08', '53', '57'];
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_FULL',
  'SQLITE_READONLY',
]);

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError' || error.message.startsWith('Connection terminated')) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OUTAGE_CODES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && OUTAGE_CLASSES.includes(code.slice(0, 2)));
}
