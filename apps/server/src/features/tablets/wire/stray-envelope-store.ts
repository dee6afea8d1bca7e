// What tablets sent that could not be taken as a punch. It is kept as it came, for somebody who wants to recover it.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { columnNamesOf, type RecordOf } from '#database/table.ts';
import { strayEnvelopes, type StrayEnvelopeRow } from '#database/tables/punches.ts';
import { uuidv7 } from '#ids.ts';

const KEPT = columnNamesOf(strayEnvelopes, ['id', 'fingerprint']);
const LISTED = ['device_id', 'received_at', 'reason', 'sequence'] as const;

const { toRecord: toKept } = recordCodec(strayEnvelopes, KEPT);
const { toRecord: toListed } = recordCodec(strayEnvelopes, LISTED);

/** Id and number as its tablet named them, the bytes as the server received them. */
export type KeptStray = RecordOf<typeof strayEnvelopes, (typeof KEPT)[number]>;

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
  return rows.map(toKept);
}

/** What people see of one in a list. */
export type ListedStray = RecordOf<typeof strayEnvelopes, (typeof LISTED)[number]>;

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
    .select(...LISTED);
  return rows.map(toListed);
}
