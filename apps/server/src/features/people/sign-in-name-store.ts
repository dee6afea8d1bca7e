// Which name signs in whom, in the whole installation. Written in the transaction that gives somebody an address or takes it away.
import { domainToUnicode } from 'node:url';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { SignInNameRow } from '#database/tables/sign-in.ts';
import { parseEmail } from '#features/mail/email-address.ts';

const AT_A_TIME = 500;

export type SignInName = {
  /** Lower-case: one user per address, whatever its letter case. */
  readonly emailKey: string;
  readonly companyId: string;
  readonly employeeId: string;
};

/** The same for every way to write a mailbox. What was stored and is no address has itself. */
export function emailKeyOf(email: string): string {
  const parsed = parseEmail(email);
  return parsed === undefined ? email.toLowerCase() : `${parsed.local.toLowerCase()}@${parsed.host}`;
}

/** Also as older versions have stored it, with the letters of the host. */
export function emailKeysOf(email: string): readonly string[] {
  const key = emailKeyOf(email);
  const [local = '', host = ''] = key.split('@');
  return [...new Set([key, email.toLowerCase(), `${local}@${domainToUnicode(host)}`])];
}

/** Who in the whole installation signs in with one of these addresses. @param emailKeys see `emailKeyOf` */
export async function listSignInNames(db: Queryable, emailKeys: readonly string[]): Promise<SignInName[]> {
  const rows: SignInNameRow[] = [];
  for (let from = 0; from < emailKeys.length; from += AT_A_TIME) {
    const some = emailKeys.slice(from, from + AT_A_TIME);
    rows.push(...(await db<SignInNameRow>('sign_in_names').whereIn('email_key', some)));
  }
  return rows.map((row) => ({
    emailKey: row.email_key,
    companyId: row.company_id,
    employeeId: row.employee_id,
  }));
}

/** From now on these people sign in with these addresses alone. All old ones go first, so that two people can swap theirs. */
export async function replaceSignInNames(
  { db, companyId }: CompanyScope,
  people: readonly { readonly id: string; readonly email: string | null }[],
): Promise<void> {
  for (let from = 0; from < people.length; from += AT_A_TIME) {
    const ids = people.slice(from, from + AT_A_TIME).map(({ id }) => id);
    await db<SignInNameRow>('sign_in_names')
      .where({ company_id: companyId })
      .whereIn('employee_id', ids)
      .delete();
  }
  const rows = people.flatMap(({ id, email }) =>
    email === null ? [] : [{ email_key: emailKeyOf(email), company_id: companyId, employee_id: id }],
  );
  for (let from = 0; from < rows.length; from += AT_A_TIME)
    await db<SignInNameRow>('sign_in_names').insert(rows.slice(from, from + AT_A_TIME));
}
