// Is this the right PIN? One call; wrong, locked, a tablet that was revoked and a silent server are told apart. A server that
// cannot say whether the PIN is right is silent, whatever else it says: then the tablet takes the PIN unchecked, under seal.
import type { CallStation } from '#api/call-station.ts';
import { isRefusedWith, type ApiFailure } from '#api/api-failure.ts';
import type { EmployeeSession } from './employee-session.ts';

/** A lock without a length is shown as the shortest one the server gives. */
const SHORTEST_LOCK_SECONDS = 60;

export type PinOutcome =
  | {
      readonly kind: 'right';
      readonly session: EmployeeSession;
      /** Earlier punches of this person that wait for a manager. */
      readonly punchesInReview: number;
    }
  | {
      readonly kind: 'wrong';
      /** How many further wrong ones lock the PIN; undefined where the server does not say. */
      readonly triesLeft: number | undefined;
    }
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'silent' };

export async function authenticatePin(
  call: CallStation,
  input: { readonly employeeId: string; readonly pin: string },
): Promise<PinOutcome> {
  const answer = await call('authenticateStationPin', { body: input });
  if (!answer.ok) return toPinOutcome(answer.failure);
  const { session, openEntryStartAtUtc, punchesInReview, plannedShifts, shiftsToday, newPhones } =
    answer.data;
  const { employeeToken, displayName, isClockedIn, expiresAtUtc } = session;
  const openSince = openEntryStartAtUtc === null ? undefined : Date.parse(openEntryStartAtUtc);
  const { employeeId } = input;
  return {
    kind: 'right',
    session: {
      employeeId,
      employeeToken,
      displayName,
      expiresAt: Date.parse(expiresAtUtc),
      isClockedIn,
      openSince,
      plannedShifts: toShifts(plannedShifts),
      shiftsToday: toShifts(shiftsToday),
      newPhones: (newPhones ?? []).map(({ phoneId, addedAtUtc }) => ({
        phoneId,
        addedAt: Date.parse(addedAtUtc),
      })),
    },
    punchesInReview,
  };
}

/** An older server tells of none. */
const toShifts = (planned: readonly { readonly startAtUtc: string; readonly endAtUtc: string }[] = []) =>
  planned.map(({ startAtUtc, endAtUtc }) => ({
    startAt: Date.parse(startAtUtc),
    endAt: Date.parse(endAtUtc),
  }));

function toPinOutcome(failure: ApiFailure): PinOutcome {
  if (failure.kind === 'refused' && isLocked(failure)) {
    return { kind: 'locked', seconds: failure.retryAfterSeconds ?? SHORTEST_LOCK_SECONDS };
  }
  if (failure.kind === 'refused' && isRefusedWith(failure, 'kiosk.pin_invalid')) {
    return { kind: 'wrong', triesLeft: failure.triesLeft };
  }
  return isRefusedWith(failure, 'kiosk.device_revoked') ? { kind: 'revoked' } : { kind: 'silent' };
}

/** By this wrong PIN, or by those before it. */
function isLocked(failure: Extract<ApiFailure, { kind: 'refused' }>): boolean {
  return isRefusedWith(failure, 'kiosk.pin_locked') || failure.triesLeft === 0;
}
