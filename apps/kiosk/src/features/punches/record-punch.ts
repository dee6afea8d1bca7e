// THE STORY of a punch in this tablet: into the outbox, then at once to the server, and an answer for the person within three
// seconds whatever the network does. Nothing is said before it is on a disk.
import type { ClockReadings, PunchDetails } from '@stimpill/api-types/signing';
import type { PunchResult } from '@stimpill/api-types/station';
import type { OutboxPunch } from '#storage/outbox-database.ts';
import type { Outbox } from './outbox/outbox.ts';
import { receiptCodeOf } from './outbox/receipt-code.ts';
import type { Sender } from './outbox/send-outbox.ts';
import type { SendUnstored } from './outbox/send-unstored.ts';
import type { NewPunch } from './outbox/write-envelope.ts';
import type { PunchOutcome } from './punch-outcome.ts';

export type PunchRequest = {
  readonly employeeId: string;
  readonly action: 'Start' | 'Stop';
  /** The fourth digit of the PIN: the moment that counts, as the clocks showed it. */
  readonly moment: { readonly at: number; readonly clock: ClockReadings };
  readonly proof: NewPunch['proof'];
  readonly projectId?: string | undefined;
  readonly subProjectId?: string | undefined;
  readonly photo?: NewPunch['photo'];
  readonly details?: PunchDetails | undefined;
};

export type RecordPunchDeps = {
  readonly outbox: Outbox;
  readonly sender: Sender;
  readonly sendUnstored: SendUnstored;
  readonly isOffline: () => boolean;
};

/** Nobody stands before the tablet longer than this for the sake of a network. */
const VERDICT_WITHIN_MS = 3_000;

export async function recordPunch(request: PunchRequest, deps: RecordPunchDeps): Promise<PunchOutcome> {
  const punch = toNewPunch(request);
  // Of a sealed PIN the server says no more than that it is stored, so there is nothing to wait for.
  const isTold = 'employeeToken' in punch.proof && !deps.isOffline();
  const verdict = isTold ? deps.sender.verdictOn(punch.punchId, VERDICT_WITHIN_MS) : undefined;
  let unstored: PunchOutcome = { kind: 'notRecorded', at: punch.at };
  try {
    await deps.outbox.append(punch, async (row) => {
      const sent = await deps.sendUnstored(row);
      unstored = fromUnstored(row, sent);
      return sent === 'not taken' ? 'unused' : 'given out';
    });
  } catch {
    // Whatever went wrong, the person is told the truth about it.
    return unstored;
  }
  deps.sender.send('punch');
  return toOutcome(punch, await verdict);
}

function toNewPunch(request: PunchRequest): NewPunch {
  const { employeeId, action, moment, proof, projectId, subProjectId, photo, details } = request;
  return {
    punchId: crypto.randomUUID(),
    employeeId,
    action: action === 'Start' ? 'start' : 'stop',
    projectId: projectId ?? null,
    subProjectId: subProjectId ?? null,
    clock: moment.clock,
    at: moment.at,
    proof,
    photo: photo ?? { kind: 'none' },
    details: details ?? null,
  };
}

function fromUnstored(row: OutboxPunch, sent: Awaited<ReturnType<SendUnstored>>): PunchOutcome {
  if (sent === 'not taken') return { kind: 'notRecorded', at: row.at };
  if (sent === 'not known') return { kind: 'notKnown', at: row.at };
  return toOutcome(row, sent);
}

/** What a person may be told of a verdict, or of none in time. */
export function toOutcome(
  { punchId, at }: Pick<OutboxPunch, 'punchId' | 'at'>,
  result: PunchResult | undefined,
): PunchOutcome {
  const receiptCode = receiptCodeOf(punchId);
  const isMismatch = result?.verdict === 'mismatch';
  const reason = isMismatch ? 'integrity' : result?.outcome === 'review' ? result.reason : null;
  if (reason !== null) return { kind: 'needsAttention', reason, at, receiptCode, punchId };
  if (result?.outcome !== 'applied') return { kind: 'savedHere', at, receiptCode, punchId };
  return {
    kind: 'confirmed',
    at: result.punchedAtUtc === null ? at : Date.parse(result.punchedAtUtc),
    isClockedIn: result.isClockedIn,
    receiptCode,
    photoUploadGrant: result.photoUploadGrant,
    punchId,
  };
}
