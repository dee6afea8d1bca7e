// Is this an owner or manager of this company? The server checks e-mail and password; its answer is used for that and thrown away.
import { isRecord } from '#api/answer-shape.ts';
import { isRefusedWith, minutesToWait } from '#api/api-failure.ts';
import { callOperation } from '#api/call-operation.ts';

export type ManagerSignIn =
  | { readonly kind: 'in' }
  | { readonly kind: 'wrongCredentials' | 'roleNotAllowed' | 'otherCompany' | 'failed' }
  | { readonly kind: 'tooManyAttempts'; readonly minutes: number };

const MAY_MANAGE = new Set<unknown>(['owner', 'manager']);

export async function signInManager(
  credentials: { readonly email: string; readonly password: string },
  companyId: string,
): Promise<ManagerSignIn> {
  const answer = await callOperation('login', { body: credentials });
  if (!answer.ok) {
    const { failure } = answer;
    if (isRefusedWith(failure, 'auth.invalid_credentials')) return { kind: 'wrongCredentials' };
    if (failure.kind !== 'refused' || failure.retryAfterSeconds === undefined) return { kind: 'failed' };
    return { kind: 'tooManyAttempts', minutes: minutesToWait(failure) };
  }
  const { accessToken } = answer.data;
  // The session was needed for this one question only; it would end by itself if this did not get through.
  void callOperation('revokeSession', { accessToken });
  const claims = claimsOf(accessToken);
  if (!MAY_MANAGE.has(claims['role'])) return { kind: 'roleNotAllowed' };
  return claims['companyId'] === companyId ? { kind: 'in' } : { kind: 'otherCompany' };
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
