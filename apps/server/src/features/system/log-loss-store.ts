import type { Queryable } from '#database/database.ts';
import type { InstallationRow } from '#database/tables/installation.ts';

export type LogLoss = {
  readonly lines: number;
  /** Epoch milliseconds. */
  readonly since: number;
  readonly lastAt: number;
};

const NEVER = { log_lines_lost: 0, log_lost_since: null, log_lost_last_at: null };

/** @param forgetBefore a loss whose last line is older than this is over: counting begins again */
export async function addLogLoss(
  db: Queryable,
  { lines, now, forgetBefore }: { lines: number; now: number; forgetBefore: number },
): Promise<void> {
  await db<InstallationRow>('installation').update({
    log_lines_lost: db.raw('case when log_lost_last_at >= ? then log_lines_lost else 0 end + ?', [
      forgetBefore,
      lines,
    ]),
    log_lost_since: db.raw('case when log_lost_last_at >= ? then log_lost_since else ? end', [
      forgetBefore,
      now,
    ]),
    log_lost_last_at: now,
  });
}

/** @returns null when no line was ever lost */
export async function findLogLoss(db: Queryable): Promise<LogLoss | null> {
  const row = await db<InstallationRow>('installation').first();
  const { log_lines_lost: lines, log_lost_since: since, log_lost_last_at: lastAt } = row ?? NEVER;
  return since === null || lastAt === null ? null : { lines, since, lastAt };
}
