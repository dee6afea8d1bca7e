import type { CompanyScope } from '#database/company-scope.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { revokeSessions } from './session-end-store.ts';
import type { SessionEnd } from './desk/desk-session.ts';

/**
 * Every session of somebody, ended and recorded by the person who does it.
 * @returns how many ended
 */
export async function endAllSessions(
  scope: CompanyScope,
  employeeId: string,
  because: SessionEnd,
  { by, now }: { readonly by: Author; readonly now: number },
): Promise<number> {
  const ended = await revokeSessions(scope, { employeeId }, because, now);
  if (ended === 0) return 0;
  const change = {
    ...{ subject: 'employee' as const, subjectId: employeeId, employeeId },
    before: { sessions: String(ended) },
    after: { sessions: '0' },
  };
  await insertChanges(scope, [change], { by, reason: null, now });
  return ended;
}
