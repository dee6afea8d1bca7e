import type { PunchResponse } from '@stimpill/api-types';
import type { Secrets } from '#secrets.ts';
import { toInstant } from '#to-instant.ts';
import { signPhotoGrantToken } from './photo-grant-token.ts';
import type { RecordedPunch } from '#features/ledger/record-punches.ts';

export function toPunchResponse(secrets: Secrets, recorded: RecordedPunch): PunchResponse {
  const { company, punchId, punchedAt, timeEntryId, isClockedIn } = recorded;
  const grant =
    company.terminal.punchPhoto === 'required'
      ? signPhotoGrantToken(secrets, { companyId: company.id, punchId }, punchedAt)
      : null;
  return {
    message: isClockedIn ? 'Clocked in.' : 'Clocked out.',
    isClockedIn,
    timeEntryId,
    punchedAtUtc: toInstant(punchedAt),
    punchPhotoUploadGrant: grant?.token ?? null,
    punchPhotoUploadGrantExpiresAtUtc: grant === null ? null : toInstant(grant.expiresAt),
  };
}
