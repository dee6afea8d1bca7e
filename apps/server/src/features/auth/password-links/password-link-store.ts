import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import type { PasswordLinkRow } from '#database/tables/sign-in.ts';
import type { TokenPlace } from '../token-digest.ts';

export type PasswordLink = {
  readonly companyId: string;
  readonly employeeId: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
};

export async function insertPasswordLink(
  { db, companyId }: CompanyScope,
  link: {
    readonly employeeId: string;
    readonly digest: string;
    readonly now: number;
    readonly endsAt: number;
  },
): Promise<void> {
  await db<PasswordLinkRow>('password_links').insert({
    company_id: companyId,
    employee_id: link.employeeId,
    digest: link.digest,
    made_at: link.now,
    ends_at: link.endsAt,
  });
}

/** Also one whose time is over. */
export async function findPasswordLink(
  db: Queryable,
  { ofCompany, digest }: TokenPlace,
): Promise<PasswordLink | undefined> {
  const row = await db<PasswordLinkRow>('password_links')
    .where({ ...ofCompany, digest })
    .first();
  return row && { companyId: row.company_id, employeeId: row.employee_id, endsAt: row.ends_at };
}

/** @param since epoch milliseconds */
export async function hasNewPasswordLink(
  { db, companyId }: CompanyScope,
  employeeId: string,
  since: number,
): Promise<boolean> {
  const row = await db<PasswordLinkRow>('password_links')
    .where({ company_id: companyId, employee_id: employeeId })
    .where('made_at', '>', since)
    .first();
  return row !== undefined;
}

/** @returns whether it was there */
export async function removePasswordLink(
  { db, companyId }: CompanyScope,
  employeeId: string,
  digest: string,
): Promise<boolean> {
  const ofPerson = { company_id: companyId, employee_id: employeeId };
  return (
    (await db<PasswordLinkRow>('password_links')
      .where({ ...ofPerson, digest })
      .delete()) === 1
  );
}

export async function removePasswordLinksOf(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<void> {
  await db<PasswordLinkRow>('password_links')
    .where({ company_id: companyId, employee_id: employeeId })
    .delete();
}

/** @param before epoch milliseconds: those whose time was over by then, in all companies */
export async function removeEndedPasswordLinks(db: Queryable, before: number): Promise<void> {
  await db<PasswordLinkRow>('password_links').where('ends_at', '<', before).delete();
}
