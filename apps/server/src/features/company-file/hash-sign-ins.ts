// Passwords and PINs in clear text -> hashes, before any transaction. One that matches the stored hash keeps that hash, so that
// the same file changes nothing the second time.
import type { EmployeeRow } from '#database/tables/people.ts';
import type { PasswordHashing } from '#features/auth/password-hash.ts';
import type { PinHashing } from '#features/auth/pin-hash.ts';
import type { CompanyFile } from './company-file.ts';
import type { SignIn } from './to-company-rows.ts';

export type HashingDeps = { readonly passwords: PasswordHashing; readonly pins: PinHashing };

/** Hashes of what stood in the file in clear text. */
export type HashedSignIn = { readonly passwordHash?: string; readonly pinHash?: string };

type Employee = CompanyFile['employees'][number];

/** The hashing queue refuses too many at once; this many at a time keep it busy. */
const AT_A_TIME = 8;

export function hasClearText({ password, pin }: Employee): boolean {
  return password !== null || pin !== null;
}

/** @param onHashed is told of each employee who is done */
export async function hashSignIns(
  { company, employees }: CompanyFile,
  stored: ReadonlyMap<string, EmployeeRow>,
  deps: HashingDeps,
  onHashed: () => void,
): Promise<ReadonlyMap<string, HashedSignIn>> {
  const hashed = new Map<string, HashedSignIn>();
  const waiting = employees.filter(hasClearText);
  const work = async () => {
    for (let employee = waiting.pop(); employee !== undefined; employee = waiting.pop()) {
      hashed.set(employee.id, await hashSignIn(company.id, employee, stored.get(employee.id), deps));
      onHashed();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return hashed;
}

/** How an employee signs in after the import. A file that says nothing about it leaves it as it is. */
export function signInOf(
  { passwordHash, pinHash }: Employee,
  hashed: HashedSignIn | undefined,
  stored: EmployeeRow | undefined,
): SignIn {
  return {
    passwordHash: hashed?.passwordHash ?? passwordHash ?? stored?.password_hash ?? null,
    pinHash: hashed?.pinHash ?? pinHash ?? stored?.pin_hash ?? null,
  };
}

async function hashSignIn(
  companyId: string,
  { id, password, pin }: Employee,
  stored: EmployeeRow | undefined,
  { passwords, pins }: HashingDeps,
): Promise<HashedSignIn> {
  const owner = { companyId, employeeId: id };
  const passwordHash =
    password === null
      ? undefined
      : await keptOr(
          stored?.password_hash ?? null,
          (hash) => passwords.isPassword(hash, password),
          () => passwords.hashPassword(password),
        );
  const pinHash =
    pin === null
      ? undefined
      : await keptOr(
          stored?.pin_hash ?? null,
          (hash) => pins.isPin(hash, owner, pin),
          () => pins.hashPin(owner, pin),
        );
  return { ...(passwordHash !== undefined && { passwordHash }), ...(pinHash !== undefined && { pinHash }) };
}

async function keptOr(
  stored: string | null,
  isRight: (hash: string) => Promise<boolean>,
  make: () => Promise<string>,
): Promise<string> {
  return stored !== null && (await isRight(stored)) ? stored : make();
}
