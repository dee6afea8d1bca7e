import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import type { RecordOf } from '#database/table.ts';
import { personCalls, type PersonCallRow } from '#database/tables/people.ts';

export type PersonCall = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null: nobody of the company. */
  readonly byName: string | null;
};

const { toRow } = recordCodec(personCalls);

type Found = Pick<PersonCallRow, 'employee_id' | 'called_at'> & { readonly by_name: string | null };

/** By the person who was called. @param since epoch milliseconds */
export async function listCallsSince(
  { db, companyId }: CompanyScope,
  since: number,
): Promise<ReadonlyMap<string, PersonCall>> {
  const rows: Found[] = await db('person_calls as call')
    .leftJoin('employees as caller', {
      'caller.company_id': 'call.company_id',
      'caller.id': 'call.called_by',
    })
    .where('call.company_id', companyId)
    .where('call.called_at', '>=', since)
    .select('call.employee_id', 'call.called_at', 'caller.display_name as by_name');
  return new Map(rows.map(({ employee_id: id, called_at: at, by_name: byName }) => [id, { at, byName }]));
}

export async function keepCall(
  { db, companyId }: CompanyScope,
  call: RecordOf<typeof personCalls>,
): Promise<void> {
  await db<PersonCallRow>('person_calls')
    .insert(toRow(companyId, call))
    .onConflict(['company_id', 'employee_id'])
    .merge(['called_at', 'called_by']);
}

export async function deleteCall({ db, companyId }: CompanyScope, employeeId: string): Promise<void> {
  await db<PersonCallRow>('person_calls').where({ company_id: companyId, employee_id: employeeId }).delete();
}
