import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const named = (name: string) => Object.assign(new Error('x'), { name });

describe('an outage', () => {
  it.each([
    ...['08006', '08P01', '40001', '40P01', '53300', '53100', '57P01', '57P03', '57014', '25006'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE', 'EAI_AGAIN', 'EHOSTUNREACH'],
    ...[
      'SQLITE_BUSY',
      'SQLITE_BUSY_SNAPSHOT',
      'SQLITE_FULL',
      'SQLITE_IOERR_FSYNC',
      'SQLITE_READONLY_DBMOVED',
    ],
  ])('is %s', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  });

  it('is a pool without a free connection, or one that has ended', () => {
    expect(isDatabaseUnavailable(named('KnexTimeoutError'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('timeout expired'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Unable to acquire a connection'))).toBe(true);
    const after = 'ROLLBACK - Client has encountered a connection error and is not queryable';
    expect(isDatabaseUnavailable(new Error(after))).toBe(true);
  });
});

describe('a statement that is wrong', () => {
  it.each([
    ...['23505', '42P01', '42601', '22001', '80080', 'ENOENT', 'EACCES', ''],
    ...['SQLITE_ERROR', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_BUSYBODY', 'SQLITE_CORRUPT'],
  ])('is no outage: %s', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  });

  it.each([undefined, null, 'SQLITE_BUSY', { code: 'SQLITE_BUSY' }, new Error('x')])(
    'is no outage either: %s',
    (error) => {
      expect(isDatabaseUnavailable(error)).toBe(false);
    },
  );
});
