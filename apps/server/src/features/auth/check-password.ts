// E-mail and password to a person who may log in. Every way to fail looks the same and takes the same time.
import { localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed, isServiceAccount, type Credentials, type Employee } from '#features/people/employee.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { addressBlock, isAllowedAddress } from '#http/client-address.ts';
import type { FailedAttempts } from './failed-attempts.ts';
import type { PasswordHashing } from './password-hash.ts';

export type CheckPasswordDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly failedAttempts: FailedAttempts;
  readonly passwords: PasswordHashing;
};

export type PasswordAttempt = {
  /** The person to whom the name belongs; undefined where it belongs to nobody. */
  readonly found: { readonly employee: Employee; readonly credentials: Credentials } | undefined;
  /** The name that was typed: failures are counted under it where it belongs to nobody. */
  readonly typedName: string;
  readonly password: string;
  readonly address: string;
  /** What has to be right beside the password; checked only after a right one. */
  readonly alsoRight?: (employee: Employee) => Promise<boolean>;
  /** What is as good as all of that; asked only where it is not right. */
  readonly insteadRight?: (employee: Employee) => Promise<boolean>;
};

/** @throws DomainError `auth.too_many_attempts`, `auth.invalid_credentials` */
export async function checkPassword(deps: CheckPasswordDeps, attempt: PasswordAttempt): Promise<Employee> {
  return await checkCounted(deps, attempt, deps.failedAttempts.tryPassword);
}

/**
 * At a shared terminal, whose failures count apart. To the account of another system every password is a wrong one there.
 * @param attempt.isKnownAddress whether the person has punched at a terminal of this address lately
 * @throws DomainError `auth.too_many_attempts`, `auth.invalid_credentials`
 */
export async function checkTerminalPassword(
  deps: CheckPasswordDeps,
  { isKnownAddress, ...attempt }: PasswordAttempt & { readonly isKnownAddress: boolean },
): Promise<Employee> {
  // The account of another system does not punch.
  const alsoRight = (employee: Employee) => Promise.resolve(!isServiceAccount(employee));
  return await checkCounted(deps, { ...attempt, alsoRight }, (counted, check) =>
    deps.failedAttempts.tryTerminalPassword({ ...counted, isKnownAddress }, check),
  );
}

async function checkCounted(
  deps: CheckPasswordDeps,
  { found, typedName, password, address, ...others }: PasswordAttempt,
  tryOnce: FailedAttempts['tryPassword'],
): Promise<Employee> {
  const { alsoRight = () => Promise.resolve(true), insteadRight = () => Promise.resolve(false) } = others;
  const counted = { account: accountOf(found?.employee, typedName), address: addressBlock(address) };
  const isRight = await tryOnce(counted, async () => {
    const isPassword = await deps.passwords.isPassword(found?.credentials.passwordHash ?? null, password);
    if (found === undefined) return false;
    const { employee } = found;
    const mayEnter = async () => (await isEmployedNow(deps, employee)) && mayComeFrom(employee, address);
    if (isPassword && (await mayEnter()) && (await alsoRight(employee))) return true;
    return (await insteadRight(employee)) && (await mayEnter());
  });
  if (!isRight || found === undefined) throw new DomainError('auth.invalid_credentials');
  return found.employee;
}

/** Under what failures are counted: the person, whichever of their names was typed; where there is no person, the typed name. */
export function accountOf(employee: Employee | undefined, typedName: string) {
  return employee === undefined
    ? { id: emailKeyOf(typedName), isSomebody: false }
    : { id: `${employee.companyId}|${employee.id}`, isSomebody: true };
}

/** Another system may be limited to some addresses; people are not. */
export function mayComeFrom({ serviceAccount }: Pick<Employee, 'serviceAccount'>, address: string): boolean {
  return serviceAccount === null || isAllowedAddress(address, serviceAccount.allowedAddresses);
}

/** Whether the person may log in and punch today, by the calendar of the company. */
export async function isEmployedNow(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  employee: Employee,
): Promise<boolean> {
  const company = await requireCompany(database.knex, employee.companyId);
  return isEmployed(employee, localDateOf(clock(), company.timeZone));
}
