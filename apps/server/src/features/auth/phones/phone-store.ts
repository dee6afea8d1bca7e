import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import { columnNamesOf } from '#database/table.ts';
import { phones, type PhoneRow } from '#database/tables/sign-in.ts';
import type { TokenPlace } from '../token-digest.ts';
import type { Phone } from './phone.ts';

const KNOWN = columnNamesOf(phones, ['digest']);
const { toRecord } = recordCodec(phones, KNOWN);
const { toRow } = recordCodec(phones);

/** A phone, and where it was let in, by name. */
export type NamedPhone = Phone & { readonly deviceName: string | null };

export async function insertPhone(
  { db, companyId }: CompanyScope,
  phone: Phone & { readonly digest: string },
): Promise<void> {
  await db<PhoneRow>('phones').insert(toRow(companyId, phone));
}

export async function findPhoneOfToken(
  db: Queryable,
  { ofCompany, digest }: TokenPlace,
): Promise<(Phone & { readonly companyId: string }) | undefined> {
  const row = await db<PhoneRow>('phones')
    .where({ ...ofCompany, digest })
    .first();
  return row && { ...toRecord(row), companyId: row.company_id };
}

/** The newest first. */
export async function listPhonesOf(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<readonly NamedPhone[]> {
  const rows = await db<PhoneRow>('phones')
    .leftJoin('devices', { 'devices.company_id': 'phones.company_id', 'devices.id': 'phones.device_id' })
    .where({ 'phones.company_id': companyId, 'phones.employee_id': employeeId })
    .orderBy([
      { column: 'phones.added_at', order: 'desc' },
      { column: 'phones.id', order: 'desc' },
    ])
    .select<(PhoneRow & { readonly device_name: string | null })[]>(
      'phones.*',
      'devices.name as device_name',
    );
  return rows.map((row) => ({ ...toRecord(row), deviceName: row.device_name }));
}

/** Those that were let in since a moment, the newest first. */
export async function listPhonesAddedSince(
  { db, companyId }: CompanyScope,
  employeeId: string,
  since: number,
): Promise<readonly Phone[]> {
  const rows = await db<PhoneRow>('phones')
    .where({ company_id: companyId, employee_id: employeeId })
    .where('added_at', '>', since)
    .orderBy('added_at', 'desc');
  return rows.map(toRecord);
}

/** @returns undefined where the person has no such phone */
export async function removePhone(
  { db, companyId }: CompanyScope,
  employeeId: string,
  id: string,
): Promise<Phone | undefined> {
  const mine = db<PhoneRow>('phones').where({ company_id: companyId, employee_id: employeeId, id });
  const row = await mine.clone().first();
  return row !== undefined && (await mine.delete()) === 1 ? toRecord(row) : undefined;
}

/** @param openedAt null: closed */
export async function noteOpening(
  { db, companyId }: CompanyScope,
  id: string,
  {
    openedAt,
    usedAt,
  }: {
    readonly openedAt: number | null;
    readonly usedAt?: number;
  },
): Promise<void> {
  await db<PhoneRow>('phones')
    .where({ company_id: companyId, id })
    .update({ opened_at: openedAt, ...(usedAt !== undefined && { used_at: usedAt }) });
}

export async function noteUse({ db, companyId }: CompanyScope, id: string, now: number): Promise<void> {
  await db<PhoneRow>('phones').where({ company_id: companyId, id }).update({ used_at: now });
}

/** With a new PIN whoever knew the old one is out. */
export async function closePhonesOf({ db, companyId }: CompanyScope, employeeId: string): Promise<void> {
  await db<PhoneRow>('phones')
    .where({ company_id: companyId, employee_id: employeeId })
    .update({ opened_at: null });
}

/** @returns false where the phone was ended meanwhile */
export async function giveCookie(
  { db, companyId }: CompanyScope,
  id: string,
  digest: string,
): Promise<boolean> {
  return (await db<PhoneRow>('phones').where({ company_id: companyId, id }).update({ digest })) === 1;
}

/** Of somebody who may do more at the desk than a PIN is good for. */
export async function removePhonesOfTablets(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<void> {
  await db<PhoneRow>('phones')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNotNull('device_id')
    .delete();
}
