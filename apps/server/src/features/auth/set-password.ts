// Somebody gets a new password. The old one no longer works, nor a pairing word for a tablet, nor a link to choose one, and sessions
// that were opened with it end.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { secretFacts, type Author } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findWithCredentials } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { removePairingWord } from './pairing-words/pairing-word-store.ts';
import { endPasswordLinks } from './end-ways-in.ts';
import { passwordFault, type PasswordFault } from './password-fault.ts';
import type { PasswordHashing } from './password-hash.ts';
import { setPasswordHash } from './password-store.ts';
import { revokeSessions } from './session-end-store.ts';

export type SetPasswordDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
};

export type NewPassword = {
  readonly password: string;
  readonly by: Author;
  /** The session of the person who chose it for themselves; it goes on. */
  readonly exceptSessionId?: string;
  /** What has to be done together with it; where it throws, nothing is changed. */
  readonly alongside?: (scope: CompanyScope) => Promise<void>;
};

/** Its outcome: how many sessions ended, or why nothing was changed. */
export type SetPassword = { readonly endedSessions: number } | { readonly fault: PasswordFault };

export async function setPassword(
  { database, clock, passwords }: SetPasswordDeps,
  employee: Employee,
  { password, by, exceptSessionId, alongside }: NewPassword,
): Promise<SetPassword> {
  const { companyId, id } = employee;
  const company = await requireCompany(database.knex, companyId);
  const fault = passwordFault(password, { ...employee, companyName: company.name });
  if (fault !== undefined) return { fault };
  const hash = await passwords.hashPassword(password);
  return await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const now = clock();
    await alongside?.(scope);
    const before = await findWithCredentials(scope, id);
    await setPasswordHash(scope, id, hash);
    const facts = secretFacts('password', before?.credentials.passwordHash ?? null, hash);
    const change = { subject: 'employee' as const, subjectId: id, employeeId: id, ...facts };
    await insertChanges(scope, [change], { by, reason: null, now });
    await removePairingWord(scope, id);
    await endPasswordLinks(scope, id, now);
    const others = { employeeId: id, exceptId: exceptSessionId };
    return { endedSessions: await revokeSessions(scope, others, 'password', now) };
  });
}
