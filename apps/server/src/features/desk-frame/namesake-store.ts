import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { ofPeople, type Whose } from '#database/whose.ts';

/** As much of a person as tells two of one name apart, beside their departments. */
export type NamedPerson = {
  readonly id: string;
  readonly displayName: string;
  readonly employeeNumber: string | null;
  readonly jobTitle: string | null;
};

/**
 * Those of these people who have not left, without accounts of other systems. Their whole records would cost many times as much.
 * @param today local date of the company
 */
export async function listNames(
  { db, companyId }: CompanyScope,
  whose: Whose,
  today: string,
): Promise<readonly NamedPerson[]> {
  const rows: unknown = await db<EmployeeRow>('employees')
    .where({ company_id: companyId, service_account: null })
    .where(ofPeople(whose, 'id'))
    .where((here) => void here.whereNull('employment_end_date').orWhere('employment_end_date', '>=', today))
    .select({
      id: 'id',
      displayName: 'display_name',
      employeeNumber: 'employee_number',
      jobTitle: 'job_title',
    });
  return rows as readonly NamedPerson[];
}
