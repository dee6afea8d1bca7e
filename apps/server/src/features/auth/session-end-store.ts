// The end of sessions, written down: what only a clock has ended would begin again with a clock that is set back.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type {
  FirstRunLinkRow,
  PairingWordRow,
  PasskeyChallengeRow,
  RefreshTokenRow,
  SessionRow,
} from '#database/tables/sign-in.ts';
import { IDLE_MS, type SessionEnd } from './desk/desk-session.ts';
import { removeEndedPasswordLinks } from './password-links/password-link-store.ts';

/** Which sessions: one, or those of a person, all of them but one, those of programs, or by how they began. */
export type WhichSessions =
  | { readonly id: string }
  | { readonly employeeId: string; readonly exceptId?: string | undefined }
  | { readonly employeeId: string; readonly passkeyId: string }
  | { readonly employeeId: string; readonly exceptId?: string | undefined; readonly isByPassword: true };

/** @returns how many sessions ended by it: those that were not over already */
export async function revokeSessions(
  { db, companyId }: CompanyScope,
  which: WhichSessions,
  because: SessionEnd,
  now: number,
): Promise<number> {
  const filter = 'id' in which ? { id: which.id } : { employee_id: which.employeeId };
  const sessions = openSessions(db)
    .where({ company_id: companyId, ...filter })
    .where('ends_at', '>', now);
  if ('passkeyId' in which) void sessions.where({ passkey_id: which.passkeyId });
  if ('isByPassword' in which) void sessions.whereNull('passkey_id');
  if ('exceptId' in which && which.exceptId !== undefined) void sessions.whereNot({ id: which.exceptId });
  return sessions.update({ revoked_at: now, ended_because: because });
}

/** Somebody came with a session that is over, by whatever has ended it. */
export async function noteEnd(
  { db, companyId }: CompanyScope,
  id: string,
  because: SessionEnd,
  now: number,
): Promise<void> {
  const end = { revoked_at: now, ended_because: because };
  await openSessions(db).where({ company_id: companyId, id }).update(end);
}

/**
 * Sessions and links of all companies that were over at a moment that has been.
 * @param then epoch milliseconds, later than `now`
 */
export async function endWhatWasOver(db: Queryable, then: number, now: number): Promise<void> {
  const end = (because: SessionEnd) => ({ revoked_at: now, ended_because: because });
  await openSessions(db)
    .where({ kind: 'desk' })
    .where('used_at', '<=', then - IDLE_MS)
    .whereRaw('used_at + ? < ends_at', [IDLE_MS])
    .update(end('idle'));
  await openSessions(db).where('ends_at', '<=', then).update(end('time'));
  await openSessions(db).where({ kind: 'token' }).whereExists(expiredTokensOf(db, then)).update(end('time'));
  await endSessionsOfWhoHadLeft(db, then, now);
  await removeEndedPasswordLinks(db, then);
  await db<PairingWordRow>('pairing_words').where('ends_at', '<=', then).delete();
  await db<PasskeyChallengeRow>('passkey_challenges').where('ends_at', '<=', then).delete();
  await db<FirstRunLinkRow>('first_run_links').where('ends_at', '<=', then).delete();
}

/** The one that was not used is the newest of its session: after it nothing renews that. */
function expiredTokensOf(db: Queryable, then: number) {
  return db<RefreshTokenRow>('refresh_tokens')
    .whereRaw('refresh_tokens.company_id = sessions.company_id and refresh_tokens.session_id = sessions.id')
    .whereNull('refresh_tokens.used_at')
    .where('refresh_tokens.expires_at', '<=', then);
}

async function endSessionsOfWhoHadLeft(db: Queryable, then: number, now: number): Promise<void> {
  for (const { id, time_zone } of await db<CompanyRow>('companies').select('id', 'time_zone')) {
    const left = db<EmployeeRow>('employees')
      .where({ company_id: id })
      .where('employment_end_date', '<', localDateOf(then, time_zone))
      .select('id');
    await openSessions(db)
      .where({ company_id: id })
      .whereIn('employee_id', left)
      .update({ revoked_at: now, ended_because: 'record' });
  }
}

const openSessions = (db: Queryable) => db<SessionRow>('sessions').whereNull('revoked_at');
