// The side of the phone that has read a code, until it is let in.
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { digestOf, placeOf } from '../token-digest.ts';
import { endPhone, onPhone } from './end-phone.ts';
import { newPhoneToken, type PhoneDeps } from './let-phone-in.ts';
import { claimOffer, findOfferOfWord } from './phone-offer-store.ts';
import { isGood, OFFER_MS } from './phone.ts';
import { findPhoneOfToken, giveCookie } from './phone-store.ts';

/** What a phone sends: the word that it has read, and what it made up itself to be known by. */
export type Claim = { readonly word: string; readonly claim: string };

/** @throws DomainError `phone.offer_unknown`, `phone.offer_taken` */
export async function claimPhoneOffer(
  { database: { knex }, clock }: PhoneDeps,
  { word, claim }: Claim,
  program: string | null,
): Promise<{ readonly digits: string; readonly endsAt: number }> {
  const offer = await findOfferOfWord(knex, placeOf(word));
  if (offer === undefined || !isGood(offer, clock())) throw new DomainError('phone.offer_unknown');
  const claimDigest = digestOf(claim);
  const scope = companyScope(knex, offer.companyId);
  const isFirst = offer.claimDigest === null && (await claimOffer(scope, offer.id, { claimDigest, program }));
  if (!isFirst && offer.claimDigest !== claimDigest) throw new DomainError('phone.offer_taken');
  return { digits: offer.digits, endsAt: offer.endsAt };
}

/** So long after the end of the offer a phone that was let in may come for its cookie, also once more. */
const COMES_WITHIN_MS = OFFER_MS;

/**
 * @param cookie of the phone until now; undefined: it has none
 * @returns the token of its cookie once it is let in
 */
export async function readPhoneClaim(
  deps: PhoneDeps,
  { word, claim }: Claim,
  cookie: string | undefined,
): Promise<{ readonly state: 'waiting' | 'over' } | { readonly state: 'added'; readonly token: string }> {
  const { knex } = deps.database;
  const offer = await findOfferOfWord(knex, placeOf(word));
  const now = deps.clock();
  if (offer === undefined || offer.claimDigest !== digestOf(claim)) return { state: 'over' };
  if (offer.phoneId === null) return { state: isGood(offer, now) ? 'waiting' : 'over' };
  if (now >= offer.endsAt + COMES_WITHIN_MS) return { state: 'over' };
  const { companyId, phoneId } = offer;
  const token = newPhoneToken(companyId);
  const given = await giveCookie(companyScope(knex, companyId), phoneId, digestOf(token));
  if (!given) return { state: 'over' };
  await endFormer(deps, cookie, phoneId);
  return { state: 'added', token };
}

/** One browser shows one person. */
async function endFormer(deps: PhoneDeps, cookie: string | undefined, phoneId: string): Promise<void> {
  const former =
    cookie === undefined ? undefined : await findPhoneOfToken(deps.database.knex, placeOf(cookie));
  if (former === undefined || former.id === phoneId) return;
  const { companyId, employeeId, id } = former;
  await endPhone(deps, { companyId, employeeId, phoneId: id }, onPhone(employeeId));
}
