// What a tablet is told of each item. Of a punch whose PIN was only sealed it learns nothing but that it is safe: the answer
// must never say whether a PIN was right, nor how long the check took. So its receipt comes with a heartbeat.
import type { PunchResult, ReviewReason } from '@stimpill/api-types/station';
import { signPhotoGrantToken } from '#features/doors/photo-grant-token.ts';
import type { Secrets } from '#secrets.ts';
import { toInstant } from '#to-instant.ts';
import type { Classified } from './classify-batch.ts';
import type { PunchOutcome } from './punch-outcome-store.ts';
import { writeReceipt } from './receipt.ts';

type Told = { readonly secrets: Secrets; readonly companyId: string; readonly now: number };

export function toPunchResult(
  { kind, item }: Classified,
  outcome: PunchOutcome | undefined,
  told: Told,
): PunchResult {
  const { punchId, sequence } = item;
  if (kind === 'mismatch' || kind === 'stray' || outcome === undefined) return withoutPunch(kind, item);
  const isTold = outcome.proof === 'session';
  const state = isTold ? outcome.state : 'stored';
  return {
    punchId,
    sequence,
    verdict: kind === 'duplicate' ? 'duplicate' : state,
    outcome: state,
    reason: isTold && state !== 'stored' ? (outcome.reason as ReviewReason | null) : null,
    punchedAtUtc: isTold ? toInstant(outcome.at) : null,
    isClockedIn: isTold ? outcome.isClockedIn : null,
    timeEntryId: isTold ? outcome.timeEntryId : null,
    photoUploadGrant: outcome.isPhotoAwaited ? grantFor(punchId, told) : null,
    receipt: isTold ? writeReceipt(told.secrets, outcome, 'session') : null,
  };
}

/** What could not be read is kept and looked at by a person; there is no punch to tell of. */
function withoutPunch(kind: Classified['kind'], { punchId, sequence }: Classified['item']): PunchResult {
  const isMismatch = kind === 'mismatch';
  return {
    punchId,
    sequence,
    verdict: isMismatch ? 'mismatch' : 'review',
    outcome: isMismatch ? null : 'review',
    reason: isMismatch ? null : 'integrity',
    punchedAtUtc: null,
    isClockedIn: null,
    timeEntryId: null,
    photoUploadGrant: null,
    receipt: null,
  };
}

function grantFor(punchId: string, { secrets, companyId, now }: Told): string {
  return signPhotoGrantToken(secrets, { companyId, punchId }, now).token;
}
