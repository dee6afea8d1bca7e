// Who was erased. Their record stays, because working time and the log name its id.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import type { RecordOf } from '#database/table.ts';
import { erasures, type ErasureRow } from '#database/tables/people.ts';
import { DomainError } from '#errors/domain-error.ts';

export type Erasure = RecordOf<typeof erasures> & { readonly companyId: string };

const { toRecord, toRow } = recordCodec(erasures);

export async function findErasure(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<Erasure | undefined> {
  const row = await db<ErasureRow>('erasures')
    .where({ company_id: companyId, employee_id: employeeId })
    .first();
  return row && toErasure(row);
}

/**
 * Nothing is written about somebody who was erased.
 * @throws DomainError `person.erased`
 */
export async function refuseErased(
  scope: CompanyScope,
  employeeId: string,
  field = 'route.employeeId',
): Promise<void> {
  if ((await findErasure(scope, employeeId)) !== undefined) throw new DomainError('person.erased', { field });
}

/** Of all companies. */
export async function listErasures(db: Queryable): Promise<readonly Erasure[]> {
  return (await db<ErasureRow>('erasures').orderBy(['erased_at', 'employee_id'])).map(toErasure);
}

export async function listErasedIds({ db, companyId }: CompanyScope): Promise<ReadonlySet<string>> {
  const rows = await db<ErasureRow>('erasures').where({ company_id: companyId }).select('employee_id');
  return new Set(rows.map(({ employee_id }) => employee_id));
}

export async function insertErasure(db: Queryable, erasure: Erasure): Promise<void> {
  await db<ErasureRow>('erasures').insert(toRow(erasure.companyId, erasure));
}

export async function markTimeErased(
  { db, companyId }: CompanyScope,
  employeeId: string,
  now: number,
): Promise<void> {
  await db<ErasureRow>('erasures')
    .where({ company_id: companyId, employee_id: employeeId })
    .update({ time_erased_at: now });
}

function toErasure(row: ErasureRow): Erasure {
  return { companyId: row.company_id, ...toRecord(row) };
}
