// Tells the server which punches somebody called not theirs, or wrong, once it has the punches themselves. What it does not take is
// kept and told again, for ever.
import { isRefusedWith, type ApiFailure } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';
import { toWait, type NextStep } from './apply-answer.ts';
import type { Outbox } from './outbox.ts';

type DisputeDeps = { readonly outbox: Outbox; readonly callStation: CallStation };
type Wait = Extract<NextStep, { kind: 'wait' }>;

/**
 * @param isInterrupted whether somebody has punched meanwhile, which goes first
 * @returns what to wait for, if something was in the way
 */
export async function sendDisputes(
  { outbox, callStation }: DisputeDeps,
  isInterrupted: () => boolean,
): Promise<Wait | undefined> {
  let inTheWay: Wait | undefined;
  for (const punchId of await outbox.untoldDisputes()) {
    if (isInterrupted()) return inTheWay;
    const answer = await callStation('disputePunch', { body: { punchId } });
    if (answer.ok) await outbox.markTold(punchId);
    else {
      inTheWay = toDisputeWait(answer.failure);
      if (!isAboutOne(answer.failure)) return inTheWay;
    }
  }
  return inTheWay;
}

/** The server lacks this punch, or does not understand: the next one may fare better. */
function isAboutOne(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && (failure.status === 400 || failure.status === 404);
}

/** Punches still get through, so no person has to be told; but for a tablet that the server refuses altogether. */
function toDisputeWait(failure: ApiFailure): Wait {
  const isAboutTablet =
    isRefusedWith(failure, 'kiosk.device_revoked') || isRefusedWith(failure, 'station.key_missing');
  return isAboutTablet ? toWait(failure) : { ...toWait(failure), trouble: undefined };
}
