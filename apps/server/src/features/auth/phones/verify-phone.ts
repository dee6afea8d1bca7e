// From the cookie of a phone to whose record it shows, as things are now: a phone that was ended and a company that turned phones off count at once.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { placeOf } from '../token-digest.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import type { PhoneCaller } from '#http/caller.ts';
import { isForgotten, isOpen, NOTED_EVERY_MS } from './phone.ts';
import { findPhoneOfToken, noteUse, removePhone } from './phone-store.ts';

/**
 * @param isUnasked a page that asks by itself does not keep the record open
 * @throws DomainError `phone.unknown`, `phone.turned_off`
 */
export async function verifyPhone(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  token: string,
  isUnasked: boolean,
): Promise<PhoneCaller> {
  const now = clock();
  const phone = await findPhoneOfToken(database.knex, placeOf(token));
  if (phone === undefined) throw new DomainError('phone.unknown');
  const { id: phoneId, companyId, employeeId } = phone;
  const scope = companyScope(database.knex, companyId);
  if (isForgotten(phone, now)) {
    await removePhone(scope, employeeId, phoneId);
    throw new DomainError('phone.unknown');
  }
  const company = await requireCompany(database.knex, companyId);
  if (!company.terminal.letsPhonesIn) throw new DomainError('phone.turned_off');
  const caller = { kind: 'phone', phoneId, companyId, employeeId, isOpen: isOpen(phone, now) } as const;
  const isToBeNoted = caller.isOpen && !isUnasked && now - (phone.usedAt ?? 0) >= NOTED_EVERY_MS;
  if (isToBeNoted) await noteUse(scope, phoneId, now);
  return caller;
}
