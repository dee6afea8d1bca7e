import { DomainError } from '#errors/domain-error.ts';
import { nameKey, type Named } from '#features/company-file/names/stored-names.ts';

/**
 * Two records that people read as of one name could not be told apart, in a list or in a company file.
 * @throws DomainError `record.name_taken`
 */
export function refuseTakenName(
  others: readonly Named[],
  { id, name }: { readonly id: string | null; readonly name: string },
  field = 'name',
): void {
  if (others.some((other) => other.id !== id && nameKey(other.name) === nameKey(name)))
    throw new DomainError('record.name_taken', { field });
}
