// May this person manage the tablet? The server checks e-mail and password, and decides. A tablet without a key of its own cannot ask it
// that as a station: there a session answers, which is used for that and thrown away.
import { LEADING } from '@stimpill/api-types/rights';
import { isRecord } from '#api/answer-shape.ts';
import { isRefusedWith, minutesToWait, type ApiFailure } from '#api/api-failure.ts';
import { callOperation } from '#api/call-operation.ts';
import type { CallStation } from '#api/call-station.ts';

export type ManagerSignIn =
  | { readonly kind: 'in' }
  | { readonly kind: 'wrongCredentials' | 'roleNotAllowed' | 'otherCompany' | 'failed' }
  | { readonly kind: 'tooManyAttempts'; readonly minutes: number };

type Credentials = { readonly email: string; readonly password: string };

const MAY_MANAGE = new Set<unknown>(LEADING);

/** @param call undefined at a tablet that cannot call as a station */
export async function signInManager(
  credentials: Credentials,
  companyId: string,
  call: CallStation | undefined,
): Promise<ManagerSignIn> {
  if (call === undefined) return signInBySession(credentials, companyId);
  const answer = await call('signInManager', { body: credentials });
  return answer.ok ? { kind: 'in' } : toTrouble(answer.failure);
}

async function signInBySession(credentials: Credentials, companyId: string): Promise<ManagerSignIn> {
  const answer = await callOperation('login', { body: credentials });
  if (!answer.ok) return toTrouble(answer.failure);
  const { accessToken } = answer.data;
  // The session was needed for this one question only; it would end by itself if this did not get through.
  void callOperation('revokeSession', { accessToken });
  const claims = claimsOf(accessToken);
  if (!MAY_MANAGE.has(claims['role'])) return { kind: 'roleNotAllowed' };
  return claims['companyId'] === companyId ? { kind: 'in' } : { kind: 'otherCompany' };
}

function toTrouble(failure: ApiFailure): ManagerSignIn {
  if (isRefusedWith(failure, 'auth.invalid_credentials')) return { kind: 'wrongCredentials' };
  if (isRefusedWith(failure, 'auth.role_not_allowed')) return { kind: 'roleNotAllowed' };
  if (isRefusedWith(failure, 'auth.company_mismatch')) return { kind: 'otherCompany' };
  if (failure.kind !== 'refused' || failure.retryAfterSeconds === undefined) return { kind: 'failed' };
  return { kind: 'tooManyAttempts', minutes: minutesToWait(failure) };
}

/** What the token says. It came from the server a moment ago, so the tablet need not check its signature. */
function claimsOf(accessToken: string): Record<string, unknown> {
  const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const claims: unknown = JSON.parse(atob(payload));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
