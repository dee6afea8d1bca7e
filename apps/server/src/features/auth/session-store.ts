import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { company, hotRead, value } from '#database/hot-statement.ts';
import { recordCodec } from '#database/record-codec.ts';
import { readHot } from '#database/run-hot-statement.ts';
import type { RecordOf } from '#database/table.ts';
import { refreshTokens, type RefreshTokenRow, type SessionRow } from '#database/tables/sign-in.ts';
import type { TokenPlace } from './token-digest.ts';

export type Session = {
  readonly id: string;
  readonly companyId: string;
  readonly employeeId: string;
  /** A session ends then, however much it is used. */
  readonly endsAt: number;
  readonly isRevoked: boolean;
  /** The last request, to the minute; null where that is not kept. */
  readonly usedAt: number | null;
};

export type RefreshToken = RecordOf<typeof refreshTokens> & { readonly companyId: string };

const { toRecord, toRow } = recordCodec(refreshTokens);

export async function insertSession(
  { db, companyId }: CompanyScope,
  session: { id: string; employeeId: string; createdAt: number; endsAt: number },
): Promise<void> {
  await db<SessionRow>('sessions').insert({
    company_id: companyId,
    id: session.id,
    employee_id: session.employeeId,
    created_at: session.createdAt,
    ends_at: session.endsAt,
    kind: 'token',
    revoked_at: null,
  });
}

type ReadOfSession = Pick<
  SessionRow,
  'company_id' | 'id' | 'employee_id' | 'ends_at' | 'revoked_at' | 'used_at'
>;

const FIND = hotRead<ReadOfSession>()`
  select company_id, id, employee_id, ends_at, revoked_at, used_at from sessions
  where company_id = ${company} and id = ${value('uuid')}`;

export async function findSession(scope: CompanyScope, id: string): Promise<Session | undefined> {
  const [row] = await readHot(scope, FIND, id);
  return row && toSession(row);
}

/** Locks the session until the transaction ends, so that two uses of its tokens take turns. */
export async function lockSession({ db, companyId }: CompanyScope, id: string): Promise<Session | undefined> {
  const row = await db<SessionRow>('sessions').where({ company_id: companyId, id }).forUpdate().first();
  return row && toSession(row);
}

export async function insertRefreshToken(
  { db, companyId }: CompanyScope,
  token: RefreshToken,
): Promise<void> {
  await db<RefreshTokenRow>('refresh_tokens')
    .insert(toRow(companyId, token))
    .onConflict(['company_id', 'digest'])
    .ignore();
}

export async function findRefreshToken(
  db: Queryable,
  { ofCompany, digest }: TokenPlace,
): Promise<RefreshToken | undefined> {
  const row = await db<RefreshTokenRow>('refresh_tokens')
    .where({ ...ofCompany, digest })
    .first();
  return row && { companyId: row.company_id, ...toRecord(row) };
}

export async function markRefreshTokenUsed(
  { db, companyId }: CompanyScope,
  digest: string,
  now: number,
): Promise<void> {
  await db<RefreshTokenRow>('refresh_tokens')
    .where({ company_id: companyId, digest })
    .update({ used_at: now });
}

export function toSession(row: ReadOfSession): Session {
  return {
    id: row.id,
    companyId: row.company_id,
    employeeId: row.employee_id,
    endsAt: row.ends_at,
    isRevoked: row.revoked_at !== null,
    usedAt: row.used_at,
  };
}
