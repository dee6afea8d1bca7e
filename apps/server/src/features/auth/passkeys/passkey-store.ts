import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import { passkeys, type PasskeyRow } from '#database/tables/sign-in.ts';
import { knownTransports, type Passkey } from './passkey.ts';

const { toRecord, toRow } = recordCodec(passkeys);

/** The oldest first. */
export async function listPasskeysOf(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<readonly Passkey[]> {
  const rows = await db<PasskeyRow>('passkeys')
    .where({ company_id: companyId, employee_id: employeeId })
    .orderBy(['added_at', 'id']);
  return rows.map(toPasskey);
}

/** A passkey names no company: it is looked for in all of them. Anyone who adds one looks whether it is there. */
export async function findPasskey(db: Queryable, credentialId: string): Promise<Passkey | undefined> {
  const row = await db<PasskeyRow>('passkeys').where({ credential_id: credentialId }).first();
  return row && toPasskey(row);
}

export async function insertPasskey({ db, companyId }: CompanyScope, passkey: Passkey): Promise<void> {
  const row = toRow(companyId, { ...passkey, transports: passkey.transports.join(' ') });
  await db<PasskeyRow>('passkeys').insert(row);
}

/** @returns false where it signed meanwhile; two requests at once cannot both count */
export async function noteSigned(
  { db, companyId }: CompanyScope,
  { id, counter: before }: Passkey,
  { counter, now }: { readonly counter: number; readonly now: number },
): Promise<boolean> {
  const noted = await db<PasskeyRow>('passkeys')
    .where({ company_id: companyId, id, counter: before })
    .update({ counter, used_at: now });
  return noted === 1;
}

export async function deletePasskeys(
  { db, companyId }: CompanyScope,
  employeeId: string,
  which: { readonly id?: string } = {},
): Promise<void> {
  await db<PasskeyRow>('passkeys')
    .where({ company_id: companyId, employee_id: employeeId, ...which })
    .delete();
}

function toPasskey(row: PasskeyRow): Passkey {
  const transports = knownTransports(row.transports.split(' '));
  return { companyId: row.company_id, ...toRecord(row), transports };
}
