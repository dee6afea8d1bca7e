// Who is refused, and with which code: read from the contract alone, in the order of checks that it promises.
import type { AnyErrorCode, Operation, Role } from '@stimpill/api-types';

export type Standing = {
  readonly role: Role;
  /** Whether the call names the caller's own company or another one. */
  readonly company: 'own' | 'foreign';
  readonly features: 'on' | 'off';
  /** The account of another system. */
  readonly isService: boolean;
};

/** Without mail, which these tests have none of, a link is shown, and to owners alone. */
export const lacksMail = (id: string, role: Role): boolean => id === 'giveAddressLink' && role !== 'owner';

/** @returns null where the call is let through */
export function expectedRefusal(operation: Operation, standing: Standing): AnyErrorCode | null {
  if (operation.company === 'route' && standing.company === 'foreign') return 'auth.company_mismatch';
  if (operation.roles !== undefined && !operation.roles.includes(standing.role))
    return 'auth.role_not_allowed';
  if (operation.feature !== undefined && standing.features === 'off') return 'company.feature_disabled';
  if (operation.freshFactor && standing.isService && !operation.openToServices)
    return 'auth.confirmation_needed';
  return lacksMail(operation.id, standing.role) ? 'mail.not_set_up' : null;
}
