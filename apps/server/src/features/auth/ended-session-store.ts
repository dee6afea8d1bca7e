// Sessions and refresh tokens whose time has long been over.
import type { Queryable } from '#database/database.ts';
import type { RefreshTokenRow, SessionRow } from '#database/tables/sign-in.ts';

type Some = {
  /** Epoch milliseconds: those whose time was over by then. */
  readonly before: number;
  readonly atMost: number;
};

/** Of all companies. @returns how many it has removed; fewer than `atMost` when none are left */
export function removeSomeRefreshTokens(db: Queryable, { before, atMost }: Some): Promise<number> {
  const some = db('refresh_tokens')
    .where('expires_at', '<', before)
    .limit(atMost)
    .select('company_id', 'digest');
  return db<RefreshTokenRow>('refresh_tokens').whereIn(['company_id', 'digest'], some).delete();
}

/**
 * The newest session of everybody stays, because it says when they last signed in. Refresh tokens are removed before: none of them lives
 * longer than its session.
 */
export function removeSomeSessions(db: Queryable, { before, atMost }: Some): Promise<number> {
  const some = db('sessions as old')
    .where('old.ends_at', '<', before)
    .whereRaw(
      `exists (select 1 from sessions as newer
       where newer.company_id = old.company_id and newer.employee_id = old.employee_id
         and (newer.created_at, newer.id) > (old.created_at, old.id))`,
    )
    .limit(atMost)
    .select('old.company_id', 'old.id');
  return db<SessionRow>('sessions').whereIn(['company_id', 'id'], some).delete();
}
