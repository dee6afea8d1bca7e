// Somebody changes what another person has changed since they saw it.
import { DomainError } from './domain-error.ts';

/**
 * It belongs inside the transaction that writes.
 * @param seen undefined: the caller does not say what they saw
 * @throws DomainError `record.changed_meanwhile`
 */
export function refuseUnseen<Value>(seen: Value | undefined, now: Value): void {
  if (seen !== undefined && seen !== now) throw new DomainError('record.changed_meanwhile');
}
