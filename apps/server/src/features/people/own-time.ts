import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { DomainError } from '#errors/domain-error.ts';

/**
 * Nobody decides about their own working time, unless their company lets them. Anyone who works at the command line is nobody of the company.
 * @throws DomainError `auth.own_time`
 */
export function refuseOwnTime(
  { decidesOwnTime }: Pick<CompanySettings, 'decidesOwnTime'>,
  { userId }: Author,
  employeeIds: readonly string[],
): void {
  if (decidesOwnTime || userId === null || !employeeIds.includes(userId)) return;
  throw new DomainError('auth.own_time');
}
