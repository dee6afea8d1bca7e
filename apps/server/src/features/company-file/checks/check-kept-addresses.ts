// Somebody whose new address waits keeps the old one, so nobody else of the file gets that one yet.
import type { AddressWish } from '#features/auth/addresses/hold-back-addresses.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import type { CompanyFile } from '../company-file.ts';
import type { FileFault } from '../file-fault.ts';

export function findKeptAddresses(
  employees: CompanyFile['employees'],
  wishes: readonly AddressWish[],
): readonly FileFault[] {
  const kept = new Map(
    wishes.flatMap(({ employeeId, oldEmail, newEmail }) =>
      oldEmail === null || newEmail === null ? [] : [[emailKeyOf(oldEmail), employeeId]],
    ),
  );
  return employees.flatMap(({ id, email }, index) => {
    const keeper = email === null ? undefined : kept.get(emailKeyOf(email));
    if (keeper === undefined || keeper === id) return [];
    const path = `employees[${index}].email`;
    return [
      { path, message: 'still belongs to another employee, whose new address has to be confirmed first' },
    ];
  });
}
