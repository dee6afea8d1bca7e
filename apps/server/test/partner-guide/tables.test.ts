// What the partner guide says in tables and numbers is what the code does.
import { ERROR_CODES, MAX_RANGE_DAYS, operations, type Operation } from '@stimpill/api-types';
import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_MS } from '#features/auth/access-token.ts';
import { GRACE_MS } from '#features/auth/refresh-tokens.ts';
import { REFRESH_TOKEN_MS, SESSION_MS } from '#features/auth/token-pair.ts';
import { EMPLOYEE_SESSION_SECONDS } from '#features/tablets/people/employee-token.ts';
import { GENERAL_LIMIT, OWN_LIMITS } from '#http/rate-limits.ts';
import { sectionOf, tableIn } from './guide.ts';

const all: readonly Operation[] = Object.values(operations);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const OTHER_CALLERS: Partial<Record<Operation['auth'], string>> = {
  none: 'anybody, without a token',
  device: 'a device',
  employeeSession: 'an employee signed in on a device',
};

function whoMayCall({ auth, roles }: Operation): string | undefined {
  if (auth !== 'user') return OTHER_CALLERS[auth];
  return roles === undefined ? 'every role' : roles.map((role) => `\`${role}\``).join(', ');
}

describe('the partner guide', () => {
  it('lists every operation with those who may call it', () => {
    const expected = all.map((operation) => [
      `\`${operation.method} ${operation.path}\``,
      whoMayCall(operation),
    ]);

    expect(tableIn('Who may call what', 'Operation')).toEqual(expected);
  });

  it('lists every error code with its status and sentence', () => {
    const expected = Object.entries(ERROR_CODES).map(([code, { status, message }]) => [
      String(status),
      `\`${code}\``,
      message.replaceAll('<', '\\<'),
    ]);

    expect(tableIn('Answers and errors', 'Status')).toEqual(expected);
  });

  it('tells every limit of requests', () => {
    const own = all
      .filter(({ id }) => id in OWN_LIMITS)
      .map(({ id, method, path }) => [`\`${method} ${path}\``, String(OWN_LIMITS[id])]);

    const told = tableIn('Limits', 'Requests a minute').map(([what, limit]) => [what, limit]);

    expect([...told].sort()).toEqual([...own, ['everything else, together', String(GENERAL_LIMIT)]].sort());
  });

  it('tells how long tokens live', () => {
    expect(tableIn('Tokens', 'What').map(([what, lives]) => `${what ?? ''}: ${lives ?? ''}`)).toEqual([
      `Access token: ${ACCESS_TOKEN_MS / MINUTE_MS} minutes`,
      `Refresh token: ${REFRESH_TOKEN_MS / DAY_MS} days from its last use, ${SESSION_MS / DAY_MS} days from the login`,
      `A used refresh token: ${GRACE_MS / 1000} seconds more, for answers that got lost`,
      'Device token of a kiosk: until it is revoked',
      `Employee token of a PIN: ${EMPLOYEE_SESSION_SECONDS / 60} minutes, on the one device`,
    ]);
  });

  it('tells how long a range may be', () => {
    expect(sectionOf('Limits')).toContain(`${MAX_RANGE_DAYS} days, both ends counted`);
  });
});
