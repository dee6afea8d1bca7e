// Requests for time off whose days were written as daily records when they were approved. Such a request takes no days of its own any
// more: its records are what balances and pay count.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { writtenLeave, type WrittenLeave, type WrittenLeaveRow } from '#database/tables/plans.ts';

const { toRecord, toRow } = recordCodec(writtenLeave);

/** With more ids than this, reading all of the company is faster than a condition for each. */
const MOST_NAMED = 200;

/** By the id of the request. */
export async function listWrittenLeave(
  { db, companyId }: CompanyScope,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, WrittenLeave>> {
  const query = db<WrittenLeaveRow>('written_leave').where({ company_id: companyId });
  if (requestIds.length <= MOST_NAMED) void query.whereIn('time_off_id', requestIds);
  const rows = await query;
  return new Map(rows.map((row) => [row.time_off_id, toRecord(row)]));
}

export async function insertWrittenLeave(
  { db, companyId }: CompanyScope,
  written: WrittenLeave,
): Promise<void> {
  await db<WrittenLeaveRow>('written_leave').insert(toRow(companyId, written));
}

export async function deleteWrittenLeave({ db, companyId }: CompanyScope, requestId: string): Promise<void> {
  await db<WrittenLeaveRow>('written_leave')
    .where({ company_id: companyId, time_off_id: requestId })
    .delete();
}
