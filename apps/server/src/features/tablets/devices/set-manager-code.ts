// All tablets of a company get one manager code, or each one keeps its own again.
import { randomInt } from 'node:crypto';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { PasswordHashing } from '#features/auth/password-hash.ts';
import type { Author } from '#features/changes/change.ts';
import { saveManagerCodeHash } from '#features/companies/manager-code-store.ts';

export type SetManagerCodeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
};

export type SetManagerCodeInput = {
  readonly companyId: string;
  /** Null: each tablet keeps a code of its own. */
  readonly code: string | null;
  readonly by: Author;
};

export async function setManagerCode(
  { database, clock, passwords }: SetManagerCodeDeps,
  { companyId, code, by }: SetManagerCodeInput,
): Promise<void> {
  const hash = code === null ? null : await passwords.hashPassword(code);
  const authored = { by, reason: null, now: clock() };
  await inTransaction(database, (tx) => saveManagerCodeHash(companyScope(tx, companyId), hash, authored));
}

/** Eight random digits. @param isEasy whether strangers try a code first */
export function issueManagerCode(isEasy: (code: string) => boolean): string {
  for (;;) {
    const code = String(randomInt(0, 100_000_000)).padStart(8, '0');
    if (!isEasy(code)) return code;
  }
}
