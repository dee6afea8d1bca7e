// Somebody at the desk makes a word for one tablet. It stands in for their password, so that nobody types that one in a hallway.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { savePairingWord } from './pairing-word-store.ts';
import { digestOfPairingWord, newPairingWord, PAIRING_WORD_MS } from './pairing-word.ts';

export type PairingWordDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: { readonly pepper: Buffer };
};

export type MadePairingWord = {
  /** The name with which a tablet that asks for one is registered. */
  readonly email: string;
  readonly word: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

/** The one that the same person made before ends. */
export async function makePairingWord(
  { database, clock, secrets }: PairingWordDeps,
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
  by: Author,
): Promise<MadePairingWord> {
  const word = newPairingWord();
  const now = clock();
  const endsAt = now + PAIRING_WORD_MS;
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const maker = await findEmployee(scope, employeeId);
    if (maker === undefined || maker.email === null) assertNeverHappens('a maker who cannot sign in');
    const digest = digestOfPairingWord(secrets.pepper, word);
    const replaced = await savePairingWord(scope, employeeId, { digest, now, endsAt });
    const change = {
      subject: 'employee' as const,
      subjectId: employeeId,
      employeeId,
      before: { pairing_word: replaced ? 'set' : null },
      after: { pairing_word: replaced ? 'new' : 'set' },
    };
    await insertChanges(scope, [change], { by, reason: null, now });
    return { email: maker.email, word, endsAt };
  });
}
