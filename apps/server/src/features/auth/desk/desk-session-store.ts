import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import type { TokenPlace } from '../token-digest.ts';
import { IDLE_MS, type DeskSession, type Opening, type SessionEnd } from './desk-session.ts';

export async function insertDeskSession(
  { db, companyId }: CompanyScope,
  session: DeskSession,
  { digest, program }: { readonly digest: string } & Pick<Opening, 'program'>,
): Promise<void> {
  await db<SessionRow>('sessions').insert({
    company_id: companyId,
    id: session.id,
    employee_id: session.employeeId,
    kind: 'desk',
    created_at: session.usedAt,
    ends_at: session.endsAt,
    revoked_at: null,
    digest,
    used_at: session.usedAt,
    confirmed_at: session.confirmedAt,
    program,
    passkey_id: session.passkeyId,
  });
}

export async function findDeskSession(
  db: Queryable,
  { ofCompany, digest }: TokenPlace,
): Promise<DeskSession | undefined> {
  const row = await db<SessionRow>('sessions')
    .where({ ...ofCompany, digest })
    .first();
  return row && toDeskSession(row);
}

export async function requireDeskSession({ db, companyId }: CompanyScope, id: string): Promise<DeskSession> {
  const row = await db<SessionRow>('sessions').where({ company_id: companyId, id }).first();
  return row ? toDeskSession(row) : assertNeverHappens('a caller whose session does not exist');
}

export async function noteUse({ db, companyId }: CompanyScope, id: string, now: number): Promise<void> {
  await db<SessionRow>('sessions').where({ company_id: companyId, id }).update({ used_at: now });
}

export async function noteConfirmation(
  { db, companyId }: CompanyScope,
  id: string,
  now: number,
): Promise<void> {
  await db<SessionRow>('sessions').where({ company_id: companyId, id }).update({ confirmed_at: now });
}

/** One session of a person, of either kind. */
export type SessionOfPerson = {
  readonly id: string;
  readonly kind: 'desk' | 'token';
  readonly startedAt: number;
  readonly usedAt: number | null;
  readonly endsAt: number;
  readonly program: string | null;
};

/** Those that are not over, the newest first. */
export async function listSessionsOf(
  { db, companyId }: CompanyScope,
  employeeId: string,
  now: number,
): Promise<SessionOfPerson[]> {
  const rows = await db<SessionRow>('sessions')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNull('revoked_at')
    .where('ends_at', '>', now)
    .where((either) => void either.whereNull('used_at').orWhere('used_at', '>', now - IDLE_MS))
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind === 'desk' ? 'desk' : 'token',
    startedAt: row.created_at,
    usedAt: row.used_at,
    endsAt: row.ends_at,
    program: row.program,
  }));
}

function toDeskSession(row: SessionRow): DeskSession {
  return {
    id: row.id,
    companyId: row.company_id,
    employeeId: row.employee_id,
    usedAt: row.used_at ?? row.created_at,
    confirmedAt: row.confirmed_at ?? row.created_at,
    endsAt: row.ends_at,
    isRevoked: row.revoked_at !== null,
    endedBecause: row.ended_because as SessionEnd | null,
    passkeyId: row.passkey_id,
  };
}
