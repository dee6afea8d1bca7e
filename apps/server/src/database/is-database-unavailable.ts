// Whether an error means that the database cannot answer right now, as opposed to a statement that is wrong.

/** PostgreSQL classes: connection exception, transaction rolled back (deadlock), insufficient resources, operator intervention. */
const OUTAGE_CLASSES = ['08', '40', '53', '57'];
const OUTAGE_CODES = new Set([
  // A PostgreSQL that became a standby, or was told to take no writes.
  '25006',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Each has extended codes of its own, such as SQLITE_BUSY_SNAPSHOT. */
const SQLITE_OUTAGES = /^SQLITE_(BUSY|LOCKED|CANTOPEN|FULL|IOERR|READONLY)(_|$)/;
/** The driver and the pool give these no code, and the query builder puts the statement in front. */
const OUTAGE_MESSAGES =
  /(^| - )(Connection terminated( unexpectedly)?|timeout expired|Client has encountered a connection error and is not queryable|Unable to acquire a connection)$/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError' || OUTAGE_MESSAGES.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OUTAGE_CODES.has(code) || SQLITE_OUTAGES.test(code) || isOutageState(code);
}

function isOutageState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && OUTAGE_CLASSES.includes(code.slice(0, 2));
}
