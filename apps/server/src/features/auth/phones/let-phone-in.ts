// The side of whoever lets a phone in: they have just proved who they are, at a tablet by their PIN or at the desk, and have the phone in the hand.
import { randomInt } from 'node:crypto';
import { may } from '@stimpill/api-types/rights';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { newCompanyToken, digestOf } from '../token-digest.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { uuidv7 } from '#ids.ts';
import { isGood, MOST_WRONG_DIGITS, OFFER_MS, type PhoneOffer } from './phone.ts';
import { confirmOffer, countDigits, findOffer, saveOffer } from './phone-offer-store.ts';
import { insertPhone } from './phone-store.ts';

export type PhoneDeps = { readonly database: Database; readonly clock: Clock };

/** Who lets one in, and where. */
export type Owner = {
  readonly companyId: string;
  readonly employeeId: string;
  /** The tablet; null: the desk. */
  readonly deviceId: string | null;
};

const WORD_PREFIX = 'spo';
const PHONE_PREFIX = 'sph';

/** Whether a phone may be let in there. */
export async function mayLetIn(
  { database: { knex } }: PhoneDeps,
  { companyId, employeeId, deviceId }: Owner,
): Promise<'yes' | 'turnedOff' | 'atTheDesk'> {
  const company = await requireCompany(knex, companyId);
  if (!company.terminal.letsPhonesIn) return 'turnedOff';
  const employee = await findEmployee(companyScope(knex, companyId), employeeId);
  if (employee === undefined) return assertNeverHappens('somebody signed in who is nobody');
  // A PIN is weaker than what opens the desk.
  const usesDesk = may({ userId: employeeId, role: employee.role }, 'desk.use') === null;
  return deviceId !== null && usesDesk ? 'atTheDesk' : 'yes';
}

/** @throws DomainError `phone.turned_off`, `phone.desk_first` */
export async function offerPhone(
  deps: PhoneDeps,
  owner: Owner,
): Promise<{ readonly offerId: string; readonly word: string; readonly endsAt: number }> {
  await requireLettingIn(deps, owner);
  const { companyId, employeeId, deviceId } = owner;
  const word = newCompanyToken(WORD_PREFIX, companyId);
  const offer = {
    ...{ id: uuidv7(), employeeId, deviceId, digest: digestOf(word), endsAt: deps.clock() + OFFER_MS },
    digits: String(randomInt(100)).padStart(2, '0'),
    ...{ claimDigest: null, program: null, wrongDigits: 0, phoneId: null },
  };
  await saveOffer(companyScope(deps.database.knex, companyId), offer);
  return { offerId: offer.id, word, endsAt: offer.endsAt };
}

async function requireLettingIn(deps: PhoneDeps, owner: Owner): Promise<void> {
  const answer = await mayLetIn(deps, owner);
  if (answer === 'turnedOff') throw new DomainError('phone.turned_off');
  if (answer === 'atTheDesk') throw new DomainError('phone.desk_first');
}

export type OfferState = 'waiting' | 'read' | 'added' | 'over';

/** @throws DomainError `phone.offer_unknown` */
export async function readOffer(
  { database, clock }: PhoneDeps,
  owner: Owner,
  offerId: string,
): Promise<{ readonly state: OfferState; readonly program: string | null }> {
  const offer = await requireOffer(companyScope(database.knex, owner.companyId), owner, offerId);
  return { state: stateOf(offer, clock()), program: offer.program };
}

function stateOf(offer: PhoneOffer, now: number): OfferState {
  if (offer.phoneId !== null) return 'added';
  if (!isGood(offer, now)) return 'over';
  return offer.claimDigest === null ? 'waiting' : 'read';
}

/**
 * The phone is let in; it gets its cookie when it asks next.
 * @throws DomainError `phone.turned_off`, `phone.desk_first`, `phone.offer_unknown`, `phone.digits_wrong`
 */
export async function confirmPhone(
  deps: PhoneDeps,
  owner: Owner,
  { offerId, digits, by }: { readonly offerId: string; readonly digits: string; readonly by: Author },
): Promise<void> {
  await requireLettingIn(deps, owner);
  const { companyId, employeeId, deviceId } = owner;
  const now = deps.clock();
  const scope = companyScope(deps.database.knex, companyId);
  const offer = await requireOffer(scope, owner, offerId);
  const isSaidAgain = offer.phoneId !== null && offer.digits === digits;
  if (isSaidAgain) return;
  if (!isGood(offer, now) || offer.claimDigest === null) throw new DomainError('phone.offer_unknown');
  if (!(await countDigits(scope, offerId))) throw new DomainError('phone.offer_unknown');
  if (offer.digits !== digits)
    throw new DomainError('phone.digits_wrong', {
      field: 'digits',
      triesLeft: MOST_WRONG_DIGITS - offer.wrongDigits - 1,
    });
  await inTransaction(deps.database, async (tx) => {
    const inside = companyScope(tx, companyId);
    const phoneId = uuidv7();
    if (!(await confirmOffer(inside, offerId, phoneId))) return;
    const { program } = offer;
    const phone = { id: phoneId, employeeId, deviceId, program, addedAt: now, openedAt: null, usedAt: null };
    // Of a cookie that nobody has: the phone gets one when it asks, and again where the answer was lost.
    await insertPhone(inside, { ...phone, digest: digestOf(newPhoneToken(companyId)) });
    const change = {
      subject: 'employee' as const,
      ...{ subjectId: employeeId, employeeId },
      ...{ before: { own_phone: null }, after: { own_phone: 'letIn' } },
    };
    await insertChanges(inside, [change], { by, reason: null, now });
  });
}

/** One that was asked for here. */
async function requireOffer(
  scope: CompanyScope,
  { employeeId, deviceId }: Owner,
  offerId: string,
): Promise<PhoneOffer> {
  const offer = await findOffer(scope, employeeId, offerId);
  if (offer?.deviceId !== deviceId) throw new DomainError('phone.offer_unknown', { field: 'offerId' });
  return offer;
}

/** A cookie of the phone: the earlier one is none any more. */
export function newPhoneToken(companyId: string): string {
  return newCompanyToken(PHONE_PREFIX, companyId);
}
