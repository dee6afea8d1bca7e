// As much of everybody as a list of people tells. Their whole records would cost several times as much.
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec, type NamedValues } from '#database/record-codec.ts';
import { employees } from '#database/tables/people.ts';
import type { Employee } from '#features/people/employee.ts';
import { peopleReader } from '#features/people/people-reader-store.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';

const OF_LIST = [
  ...(['id', 'display_name', 'email', 'phone', 'employee_number', 'job_title', 'role', 'is_active'] as const),
  ...(['employment_start_date', 'employment_end_date', 'employment_ratio', 'ratio_changes'] as const),
  ...(['rule_set_id', 'service_account'] as const),
] as const;

const { asNamedText, fromNamed } = recordCodec(employees, OF_LIST);

const readPeople = peopleReader<NamedValues>(`${asNamedText},
  case when pin_hash is null then 0 else 1 end as "hasPin",
  case when password_hash is null then 0 else 1 end as "hasPassword"`);

export type ListedEmployee = Omit<
  ReturnType<typeof fromNamed>,
  'employmentRatio' | 'ratioChanges' | 'serviceAccount'
> &
  Pick<Employee, 'employmentRatio' | 'hasPin'> & { readonly hasPassword: boolean };

/** Everybody of the company whom this person sees, without accounts of other systems. */
export async function readListedPeople(scope: CompanyScope, seer: Seer): Promise<ListedEmployee[]> {
  const rows = await readPeople(scope, seenBy(seer));
  return rows.flatMap((row) => {
    const { hasPin, hasPassword } = row;
    const { employmentRatio, ratioChanges, serviceAccount, ...person } = fromNamed(row);
    if (serviceAccount !== null) return [];
    const ratio = { first: employmentRatio, changes: ratioChanges };
    return { ...person, employmentRatio: ratio, hasPin: hasPin === 1, hasPassword: hasPassword === 1 };
  });
}
