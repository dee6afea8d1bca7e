// Everything that somebody could send in place of a token, by name, and what the contract answers: for a user, for a device and for
// an employee signed in on a device.
import type { ErrorCode } from '@stimpill/api-types';
import { newOpaqueToken } from '#features/auth/token-digest.ts';
import { signAccessToken } from '#features/auth/access-token.ts';
import { signEmployeeToken } from '#features/tablets/people/employee-token.ts';
import type { TestApi } from '../api.ts';
import type { Tenant } from '../a-tenant.ts';
import { forgedAccessTokens } from '../forged-tokens.ts';

export type BadToken = {
  readonly says: string;
  /** The whole header; undefined sends none. */
  readonly header: string | undefined;
  readonly ofUser: ErrorCode;
  readonly ofDevice: ErrorCode;
};

const MISSING = { ofUser: 'auth.token_missing', ofDevice: 'auth.token_missing' } as const;
const INVALID = { ofUser: 'auth.token_invalid', ofDevice: 'auth.token_invalid' } as const;

/** For the Authorization header. */
export async function badTokens(api: TestApi, tenant: Tenant): Promise<BadToken[]> {
  const { deps, given, time } = api;
  const { owner } = tenant.users;
  const session = await given.aSession(owner);
  const claims = { userId: owner.id, companyId: owner.company_id, role: owner.role, sessionId: session.id };
  const bearer = (says: string, token: string, codes: Pick<BadToken, 'ofUser' | 'ofDevice'> = INVALID) => ({
    says,
    header: `Bearer ${token}`,
    ...codes,
  });
  const { genuine, forged } = forgedAccessTokens(deps.secrets, { ...claims, now: time.clock() });
  const revoked = await given.aSession(owner, { revoked_at: time.clock() });
  const device = await given.aDevice(owner);
  const revokedDevice = await given.aDevice(owner, { revoked_at: time.clock() });
  return [
    { says: 'no header', header: undefined, ...MISSING },
    { says: 'an empty header', header: '', ...MISSING },
    { says: 'another scheme', header: `Basic ${genuine}`, ...INVALID },
    { says: 'no scheme', header: genuine, ...INVALID },
    { says: 'the scheme alone', header: 'Bearer', ...INVALID },
    { says: 'two tokens in one header', header: `Bearer ${genuine} ${device.token}`, ...INVALID },
    bearer('an expired token', signAccessToken(deps.secrets, claims, time.clock() - 900_000), {
      ...INVALID,
      ofUser: 'auth.token_expired',
    }),
    bearer('a token of a revoked session', revoked.token, { ...INVALID, ofUser: 'auth.session_revoked' }),
    bearer('the token of a revoked device', revokedDevice.token, {
      ...INVALID,
      ofDevice: 'kiosk.device_revoked',
    }),
    bearer('a refresh token', newOpaqueToken('srt')),
    bearer('a device token that nobody was given', newOpaqueToken('sdt')),
    bearer('an employee token', employeeToken(api, tenant, device.id)),
    ...Object.entries(forged).map(([says, token]) => bearer(`forged: ${says}`, token)),
  ];
}

/** For the X-Employee-Token header of a call that comes from `deviceId`. */
export async function badEmployeeTokens(
  api: TestApi,
  tenant: Tenant,
  deviceId: string,
): Promise<readonly { says: string; header: string | undefined; code: ErrorCode }[]> {
  const { deps, given, time } = api;
  const { owner } = tenant.users;
  const session = await given.aSession(owner);
  const claims = { userId: owner.id, companyId: owner.company_id, sessionId: session.id, now: time.clock() };
  const { genuine, forged } = forgedAccessTokens(deps.secrets, claims);
  const elsewhere = await given.aDevice(owner);
  const good = employeeToken(api, tenant, deviceId);
  const bad = {
    'an access token': genuine,
    'a token of another device': employeeToken(api, tenant, elsewhere.id),
    'a shortened token': good.slice(0, -4),
    'a changed token': `${good.startsWith('e') ? 'f' : 'e'}${good.slice(1)}`,
    'a word': 'x',
    'an empty header': '',
    ...forged,
  };
  return [
    { says: 'no header', header: undefined, code: 'kiosk.employee_token_invalid' },
    {
      says: 'an expired token',
      header: employeeToken(api, tenant, deviceId, time.clock() - 120_000),
      code: 'kiosk.employee_token_expired',
    },
    ...Object.entries(bad).map(([says, header]) => ({
      says,
      header,
      code: 'kiosk.employee_token_invalid' as const,
    })),
  ];
}

function employeeToken(
  { deps, time }: TestApi,
  { company, employee }: Tenant,
  deviceId: string,
  now = time.clock(),
): string {
  const session = { companyId: company.id, deviceId, employeeId: employee.id };
  return signEmployeeToken(deps.secrets, session, now).token;
}
