import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import { peopleReader } from '#features/people/people-reader-store.ts';

/** As much of a person as tells two of one name apart, beside their departments. */
export type NamedPerson = {
  readonly id: string;
  readonly displayName: string;
  readonly employeeNumber: string | null;
  readonly jobTitle: string | null;
};

type NamedRow = NamedPerson & { readonly lastDay: string | null; readonly serviceAccount: string | null };

const readNames = peopleReader<NamedRow>(
  `id, display_name as "displayName", employee_number as "employeeNumber", job_title as "jobTitle",
  employment_end_date as "lastDay", service_account as "serviceAccount"`,
);

/**
 * Those of these people who have not left, without accounts of other systems. Their whole records would cost many times as much.
 * @param today local date of the company
 */
export async function listNames(
  scope: CompanyScope,
  whose: Whose,
  today: string,
): Promise<readonly NamedPerson[]> {
  const rows = await readNames(scope, whose);
  return rows
    .filter(
      ({ lastDay, serviceAccount }) => serviceAccount === null && (lastDay === null || lastDay >= today),
    )
    .map(({ id, displayName, employeeNumber, jobTitle }) => ({ id, displayName, employeeNumber, jobTitle }));
}
