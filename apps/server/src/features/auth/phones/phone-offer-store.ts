import type { CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { recordCodec } from '#database/record-codec.ts';
import { phoneOffers, type PhoneOfferRow } from '#database/tables/sign-in.ts';
import type { TokenPlace } from '../token-digest.ts';
import { MOST_WRONG_DIGITS, type PhoneOffer } from './phone.ts';

const { toRecord, toRow } = recordCodec(phoneOffers);

/** Takes the place of the one that the person had before. */
export async function saveOffer({ db, companyId }: CompanyScope, offer: PhoneOffer): Promise<void> {
  await db<PhoneOfferRow>('phone_offers')
    .insert(toRow(companyId, offer))
    .onConflict(['company_id', 'employee_id'])
    .merge();
}

export async function findOffer(
  { db, companyId }: CompanyScope,
  employeeId: string,
  id: string,
): Promise<PhoneOffer | undefined> {
  const row = await db<PhoneOfferRow>('phone_offers')
    .where({ company_id: companyId, employee_id: employeeId, id })
    .first();
  return row && toRecord(row);
}

/** By the word that a phone has read. */
export async function findOfferOfWord(
  db: Queryable,
  { ofCompany, digest }: TokenPlace,
): Promise<(PhoneOffer & { readonly companyId: string }) | undefined> {
  const row = await db<PhoneOfferRow>('phone_offers')
    .where({ ...ofCompany, digest })
    .first();
  return row && { ...toRecord(row), companyId: row.company_id };
}

/** @returns false where another phone was first; of two at once one is */
export async function claimOffer(
  { db, companyId }: CompanyScope,
  id: string,
  { claimDigest, program }: Pick<PhoneOffer, 'claimDigest' | 'program'>,
): Promise<boolean> {
  const unclaimed = db<PhoneOfferRow>('phone_offers').where({
    company_id: companyId,
    id,
    claim_digest: null,
  });
  return (await unclaimed.update({ claim_digest: claimDigest, program })) === 1;
}

/** Before they are compared, so that two at once cannot both be guesses. @returns false where it is over */
export async function countDigits({ db, companyId }: CompanyScope, id: string): Promise<boolean> {
  const good = db<PhoneOfferRow>('phone_offers')
    .where({ company_id: companyId, id, phone_id: null })
    .where('wrong_digits', '<', MOST_WRONG_DIGITS);
  return (await good.increment('wrong_digits', 1)) === 1;
}

/** @returns false where it was confirmed meanwhile */
export async function confirmOffer(
  { db, companyId }: CompanyScope,
  id: string,
  phoneId: string,
): Promise<boolean> {
  const waiting = db<PhoneOfferRow>('phone_offers').where({ company_id: companyId, id, phone_id: null });
  return (await waiting.update({ phone_id: phoneId })) === 1;
}
