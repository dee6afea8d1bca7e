// What tablets sent that could not be taken as a punch. It is kept as it came, for somebody who wants to recover it.
import type { CompanyScope } from '#database/company-scope.ts';
import type { StrayEnvelopeRow } from '#database/tables/punches.ts';
import { uuidv7 } from '#ids.ts';

export type KeptStray = {
  readonly deviceId: string;
  readonly receivedAt: number;
  readonly reason: string;
  /** As its tablet named them. */
  readonly sequence: number;
  readonly punchId: string;
  /** As the server received them. */
  readonly envelope: string;
  readonly previousHash: string;
  readonly signature: string;
};

/**
 * A tablet that repeats a batch sends its strays again; each is kept once.
 * @returns the fingerprints of those that were not known
 */
export async function insertStrays(
  { db, companyId }: CompanyScope,
  strays: readonly Omit<StrayEnvelopeRow, 'company_id' | 'id'>[],
): Promise<ReadonlySet<string>> {
  if (strays.length === 0) return new Set();
  const inserted = await db<StrayEnvelopeRow>('stray_envelopes')
    .insert(strays.map((stray) => ({ company_id: companyId, id: uuidv7(), ...stray })))
    .onConflict(['company_id', 'device_id', 'fingerprint'])
    .ignore()
    .returning('fingerprint');
  return new Set(inserted.map(({ fingerprint }) => fingerprint));
}

/** Oldest first. */
export async function listStrays({ db, companyId }: CompanyScope): Promise<readonly KeptStray[]> {
  const rows = await db<StrayEnvelopeRow>('stray_envelopes')
    .where({ company_id: companyId })
    .orderBy(['received_at', 'id']);
  return rows.map((row) => ({
    deviceId: row.device_id,
    receivedAt: row.received_at,
    reason: row.reason,
    sequence: row.sequence,
    punchId: row.punch_id,
    envelope: row.envelope,
    previousHash: row.previous_hash,
    signature: row.signature,
  }));
}

/** What people see of one in a list. */
export type ListedStray = Pick<KeptStray, 'deviceId' | 'receivedAt' | 'reason' | 'sequence'>;

const MOST_LISTED = 100;

/** The newest first, without the bytes. */
export async function listLatestStrays({ db, companyId }: CompanyScope): Promise<readonly ListedStray[]> {
  const rows = await db<StrayEnvelopeRow>('stray_envelopes')
    .where({ company_id: companyId })
    .orderBy([
      { column: 'received_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_LISTED)
    .select('device_id', 'received_at', 'reason', 'sequence');
  return rows.map(({ device_id, received_at, reason, sequence }) => ({
    deviceId: device_id,
    receivedAt: received_at,
    reason,
    sequence,
  }));
}
