// E-mail and password to a person who may log in. Every way to fail looks the same and takes the same time.
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed, type Credentials, type Employee } from '#features/people/employee.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { digestOf } from './token-digest.ts';
import type { FailedAttempts } from './failed-attempts.ts';
import type { PasswordHashing } from './password-hash.ts';

export type CheckPasswordDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly failedAttempts: FailedAttempts;
  readonly passwords: PasswordHashing;
};

export type PasswordAttempt = {
  /** Whoever the name belongs to; undefined for nobody. */
  readonly found: { readonly employee: Employee; readonly credentials: Credentials } | undefined;
  /** What was typed, to count failures for nobody. */
  readonly typedName: string;
  readonly password: string;
  readonly address: string;
};

/** @throws DomainError `auth.too_many_attempts`, `auth.invalid_credentials` */
export async function checkPassword(deps: CheckPasswordDeps, attempt: PasswordAttempt): Promise<Employee> {
  const { found, password, address } = attempt;
  const account = found?.employee.id ?? digestOf(attempt.typedName.toLowerCase());
  const wasRight = await deps.failedAttempts.countPassword(account, address);
  const isRight = await deps.passwords.isPassword(found?.credentials.passwordHash ?? null, password);
  if (!isRight || found === undefined) throw new DomainError('auth.invalid_credentials');
  if (!(await isEmployedNow(deps, found.employee))) throw new DomainError('auth.invalid_credentials');
  await wasRight();
  return found.employee;
}

/** Whether the person may log in and punch today, by the calendar of the company. */
export async function isEmployedNow(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  employee: Employee,
): Promise<boolean> {
  const company = await requireCompany(database.knex, employee.companyId);
  return isEmployed(employee, localDateIn(company.timeZone, clock()));
}
