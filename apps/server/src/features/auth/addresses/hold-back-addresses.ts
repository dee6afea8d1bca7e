// Which new addresses of a record have to wait. Anyone who has never signed in has nothing that another address could open: theirs is
// corrected at once, and the invitation confirms it, as it confirms a first one.
import type { CompanyScope } from '#database/company-scope.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { listEverSignedIn } from './ever-signed-in-store.ts';

/** Another address for somebody who has signed in. */
export type AddressWish = {
  readonly employeeId: string;
  readonly oldEmail: string | null;
  /** Null: it is only taken away, which needs no confirmation. */
  readonly newEmail: string | null;
};

export type HeldBack = {
  /** The rows as they may be written now: a new address that waits is not in them. */
  readonly employees: readonly EmployeeRow[];
  readonly wishes: readonly AddressWish[];
};

export async function holdBackAddresses(
  scope: CompanyScope,
  employees: readonly EmployeeRow[],
  stored: ReadonlyMap<string, EmployeeRow>,
): Promise<HeldBack> {
  const changed = employees.flatMap((row) => {
    const was = stored.get(row.id);
    // Another system reads no mail.
    return was === undefined || was.service_account !== null || keyOf(was) === keyOf(row)
      ? []
      : [{ row, was }];
  });
  if (changed.length === 0) return { employees, wishes: [] };
  const known = await listEverSignedIn(
    scope,
    changed.map(({ was }) => was),
  );
  const heldBack = changed
    .filter(({ was }) => known.has(was.id))
    .map(({ row, was }) => ({ employeeId: row.id, oldEmail: was.email, newEmail: row.email }));
  const waiting = new Map(
    heldBack.filter(({ newEmail }) => newEmail !== null).map((wish) => [wish.employeeId, wish.oldEmail]),
  );
  return {
    employees: employees.map((row) => {
      const email = waiting.get(row.id);
      return email === undefined ? row : { ...row, email };
    }),
    wishes: heldBack,
  };
}

const keyOf = ({ email }: EmployeeRow) => (email === null ? null : emailKeyOf(email));
