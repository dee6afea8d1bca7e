// A tablet shows a word, and says nothing else of who it is. Every way to fail looks the same and takes the same time.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { isEmployedNow } from '#features/auth/check-password.ts';
import type { FailedAttempts } from '#features/auth/failed-attempts.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { addressBlock } from '#http/client-address.ts';
import { findPairingWord } from './pairing-word-store.ts';
import { digestOfPairingWord } from './pairing-word.ts';

export type ShownWordDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly failedAttempts: FailedAttempts;
  readonly secrets: { readonly pepper: Buffer };
};

export type ShownWord = {
  readonly digest: string;
  readonly maker: Employee;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/** @throws DomainError `auth.too_many_attempts`, `pairing.word_unknown` */
export async function requirePairingWord(
  deps: ShownWordDeps,
  { word, address }: { readonly word: string; readonly address: string },
): Promise<ShownWord> {
  const digest = digestOfPairingWord(deps.secrets.pepper, word);
  let shown: ShownWord | undefined;
  await deps.failedAttempts.tryPairingWord(addressBlock(address), async () => {
    shown = await findShown(deps, digest);
    return shown !== undefined;
  });
  if (shown === undefined) throw new DomainError('pairing.word_unknown', { field: 'word' });
  return shown;
}

async function findShown(deps: ShownWordDeps, digest: string): Promise<ShownWord | undefined> {
  const { knex } = deps.database;
  const found = await findPairingWord(knex, digest, deps.clock());
  if (found === undefined) return undefined;
  const maker = await findEmployee(companyScope(knex, found.companyId), found.employeeId);
  if (maker === undefined || !(await isEmployedNow(deps, maker))) return undefined;
  return { digest, maker, endsAt: found.endsAt };
}
