// What a new record of somebody ends of what rests on the one before. Every door that writes records comes through here.
import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { endWaysBack, endWaysIn } from '#features/auth/end-ways-in.ts';
import { endFormerPin } from '#features/auth/new-pin.ts';
import { removePhonesOfTablets } from '#features/auth/phones/phone-store.ts';
import { revokeSessions } from '#features/auth/session-end-store.ts';
import type { Authored } from '#features/changes/change.ts';
import { isEmployed } from '#features/people/employee.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import type { Change } from './compare-rows.ts';
import type { SessionEnd } from '#features/auth/desk/desk-session.ts';

/** How somebody gets in, and what they may do then. */
const WAYS_IN = [
  'password_hash',
  'role',
  'employment_start_date',
  'employment_end_date',
  'limited_to_departments',
] as const;

/**
 * With a new PIN the wrong guesses are forgotten.
 * @param today yyyy-MM-dd where the company is
 * @returns how many sessions ended
 */
export async function endOldSignIns(
  scope: CompanyScope,
  change: Change<EmployeeRow>,
  { authored, today }: { readonly authored: Authored; readonly today: string },
): Promise<number> {
  const { before, after } = change;
  if (before.pin_hash !== after.pin_hash)
    await endFormerPin(scope, { employeeId: after.id, pinHash: before.pin_hash }, authored);
  if (before.role !== after.role) {
    await endWaysBack(scope, after.id, authored.now);
    if (after.role !== 'employee') await removePhonesOfTablets(scope, after.id);
  }
  if (isAnotherWayIn(change)) await endWaysIn(scope, after.id, authored.now);
  const because = endedBy(change, today);
  if (because === undefined) return 0;
  return revokeSessions(scope, { employeeId: after.id }, because, authored.now);
}

/** Sessions end with what they rest on: the password, the address, a role that signs in or did not, the employment. */
function endedBy({ before, after }: Change<EmployeeRow>, today: string): SessionEnd | undefined {
  if (before.password_hash !== after.password_hash) return 'password';
  if (isOtherAddress(before, after)) return 'address';
  if ((before.role === 'employee') !== (after.role === 'employee')) return 'record';
  if ((before.service_account === null) !== (after.service_account === null)) return 'record';
  return isEmployedOn(before, today) && isEmployedOn(after, today) ? undefined : 'record';
}

const isEmployedOn = ({ is_active, employment_end_date }: EmployeeRow, today: string) =>
  isEmployed({ isActive: Boolean(is_active), employmentEndDate: employment_end_date }, today);

function isAnotherWayIn({ before, after }: Change<EmployeeRow>): boolean {
  const isSwitched = Boolean(before.is_active) !== Boolean(after.is_active);
  return (
    isOtherAddress(before, after) || isSwitched || WAYS_IN.some((column) => before[column] !== after[column])
  );
}

const isOtherAddress = (before: EmployeeRow, after: EmployeeRow) => addressOf(before) !== addressOf(after);

const addressOf = ({ email }: EmployeeRow) => (email === null ? null : emailKeyOf(email));
