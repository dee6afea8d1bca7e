// A tablet shows the word that somebody made at the desk, and becomes a device of the company: nobody signs in on it.
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { usePairingWord } from '#features/auth/pairing-words/pairing-word-store.ts';
import { requirePairingWord, type ShownWordDeps } from '#features/auth/pairing-words/require-pairing-word.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { requireRightToTablets } from '#features/tablets/devices/require-right-to-tablets.ts';
import { storeRegistration, type Registration } from '#features/tablets/devices/store-registration.ts';
import { uuidv7 } from '#ids.ts';

export type PairTabletInput = {
  readonly word: string;
  readonly deviceName: string | undefined;
  readonly address: string;
};

/** @throws DomainError `auth.too_many_attempts`, `pairing.word_unknown`, `auth.role_not_allowed` */
export async function pairTablet(
  deps: ShownWordDeps,
  { deviceName, ...typed }: PairTabletInput,
): Promise<Registration> {
  const { database, clock } = deps;
  const { digest, maker: registrar } = await requirePairingWord(deps, typed);
  await requireRightToTablets(deps, registrar);
  const deviceToken = await inTransaction(database, async (tx) => {
    const id = uuidv7();
    if (!(await usePairingWord(tx, digest, id)))
      throw new DomainError('pairing.word_unknown', { field: 'word' });
    return storeRegistration(tx, clock, { id, registrar, deviceName });
  });
  return { deviceToken, company: await requireCompany(database.knex, registrar.companyId) };
}
