import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { PairingWordRow } from '#database/tables/sign-in.ts';

/** A tablet that has shown the word. */
export type Arrival = {
  /** Scheme, host and port; null where its browser said none. */
  readonly origin: string | null;
  readonly certificate: 'trusted' | 'untrusted' | 'none';
  readonly device: 'iPad' | 'Android' | 'other';
  /** Epoch milliseconds. */
  readonly at: number;
};

export type PairingWord = {
  readonly companyId: string;
  /** Who made it: it stands in for the password of that person. */
  readonly employeeId: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** Null: no tablet has shown it yet. */
  readonly arrival: Arrival | null;
  /** The tablet that was registered by it; null: it still works. */
  readonly tabletId: string | null;
};

/**
 * Those whose time has passed go with the next one that is made.
 * @returns whether the person had one before that was not used, which this one takes the place of
 */
export async function savePairingWord(
  { db, companyId }: CompanyScope,
  employeeId: string,
  { digest, now, endsAt }: { readonly digest: string; readonly now: number; readonly endsAt: number },
): Promise<boolean> {
  const ofMaker = db<PairingWordRow>('pairing_words').where({
    company_id: companyId,
    employee_id: employeeId,
  });
  await ofMaker.whereNotNull('tablet_id').delete();
  const replaced = await removePairingWord({ db, companyId }, employeeId);
  await db<PairingWordRow>('pairing_words').where('ends_at', '<=', now).delete();
  await db<PairingWordRow>('pairing_words')
    .insert({
      ...{ digest, company_id: companyId, employee_id: employeeId, ends_at: endsAt },
      ...{ origin: null, certificate: null, device: null, arrived_at: null, tablet_id: null },
    })
    .onConflict(['company_id', 'employee_id'])
    .merge();
  return replaced;
}

/** While it is good. Of any company: anyone who shows a word has not said who they are. */
export async function findPairingWord(
  db: Queryable,
  digest: string,
  now: number,
): Promise<PairingWord | undefined> {
  const row = await db<PairingWordRow>('pairing_words')
    .where({ digest, tablet_id: null })
    .where('ends_at', '>', now)
    .first();
  return row && toPairingWord(row);
}

/** The newest one of somebody, used or not, until its time is over. */
export async function findPairingWordOf(
  { db, companyId }: CompanyScope,
  employeeId: string,
  now: number,
): Promise<PairingWord | undefined> {
  const row = await db<PairingWordRow>('pairing_words')
    .where({ company_id: companyId, employee_id: employeeId })
    .where('ends_at', '>', now)
    .first();
  return row && toPairingWord(row);
}

export async function noteArrival(db: Queryable, digest: string, arrival: Arrival): Promise<void> {
  const { origin, certificate, device, at } = arrival;
  await db<PairingWordRow>('pairing_words')
    .where({ digest })
    .update({ origin, certificate, device, arrived_at: at });
}

/**
 * @param tabletId of the tablet that is registered by it
 * @returns false where it was used meanwhile; two requests at once cannot both use it
 */
export async function usePairingWord(db: Queryable, digest: string, tabletId: string): Promise<boolean> {
  const unused = db<PairingWordRow>('pairing_words').where({ digest, tablet_id: null });
  return (await unused.update({ tablet_id: tabletId })) === 1;
}

/** @returns whether there was one */
export async function removePairingWord(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<boolean> {
  const removed = await db<PairingWordRow>('pairing_words')
    .where({ company_id: companyId, employee_id: employeeId })
    .delete();
  return removed > 0;
}

function toPairingWord(row: PairingWordRow): PairingWord {
  const { company_id: companyId, employee_id: employeeId, ends_at: endsAt, arrived_at: at } = row;
  const { origin, certificate, device, tablet_id: tabletId } = row;
  const hasArrived = at !== null && certificate !== null && device !== null;
  const arrival = hasArrived ? { origin, certificate, device, at } : null;
  return { companyId, employeeId, endsAt, arrival, tabletId };
}
