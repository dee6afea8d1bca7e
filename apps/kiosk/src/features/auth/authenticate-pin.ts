// Is this the right PIN? One call; wrong, locked, a tablet that was revoked and trouble on the way are told apart.
import { callOperation } from '#api/call-operation.ts';
import { isRefusedWith, type ApiFailure } from '#api/api-failure.ts';
import type { EmployeeSession } from './employee-session-store.ts';

/** A lock without a length is shown as the shortest one the server gives. */
const SHORTEST_LOCK_SECONDS = 60;

export type PinOutcome =
  | { readonly kind: 'right'; readonly session: EmployeeSession }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

export async function authenticatePin(input: {
  readonly employeeId: string;
  readonly pin: string;
  readonly deviceToken: string;
}): Promise<PinOutcome> {
  const { employeeId, pin, deviceToken } = input;
  const answer = await callOperation('authenticatePin', { body: { employeeId, pin }, deviceToken });
  if (!answer.ok) return toPinOutcome(answer.failure);
  const { employeeToken, displayName, isClockedIn } = answer.data;
  return { kind: 'right', session: { employeeId, employeeToken, displayName, isClockedIn } };
}

function toPinOutcome(failure: ApiFailure): PinOutcome {
  if (isRefusedWith(failure, 'kiosk.pin_invalid')) return { kind: 'wrong' };
  if (failure.kind === 'refused' && isRefusedWith(failure, 'kiosk.pin_locked')) {
    return { kind: 'locked', seconds: failure.retryAfterSeconds ?? SHORTEST_LOCK_SECONDS };
  }
  if (isRefusedWith(failure, 'kiosk.device_revoked', 'auth.token_invalid', 'auth.token_missing')) {
    return { kind: 'revoked' };
  }
  return { kind: 'failed', failure };
}
