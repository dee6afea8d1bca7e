// Somebody asks that another address signs a person in.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Authored } from '#features/changes/change.ts';
import { emailKeyOf } from '#features/people/sign-in-name-store.ts';
import { uuidv7 } from '#ids.ts';
import { endWaysIn } from '../end-ways-in.ts';
import { WAITS_MS, WAY_BACK_MS, type AddressChange } from './address-change.ts';
import { findWaiting, insertAddressChange } from './address-change-store.ts';
import { snapshotOf } from './added-since.ts';
import type { AddressWish } from './hold-back-addresses.ts';
import { ADDRESS_LINK_JOB, OLD_ADDRESS_JOB, planAddressMail } from './address-jobs.ts';
import { recordAddress } from './record-address.ts';

/** In the transaction of the record that says so, after it was written. */
export async function askForAddresses(
  scope: CompanyScope,
  wishes: readonly AddressWish[],
  authored: Authored,
): Promise<void> {
  for (const wish of wishes) {
    if (wish.newEmail === null) await takeAway(scope, wish, authored);
    else await askForAddress(scope, { ...wish, newEmail: wish.newEmail }, authored);
  }
}

/** The last wish counts. The same one again changes nothing: its link goes on. */
async function askForAddress(
  scope: CompanyScope,
  { employeeId, oldEmail, newEmail }: AddressWish & { readonly newEmail: string },
  authored: Authored,
): Promise<void> {
  const { now } = authored;
  const before = await findWaiting(scope, employeeId, now);
  if (before !== undefined && emailKeyOf(before.newEmail) === emailKeyOf(newEmail)) return;
  await endWaysIn(scope, employeeId, now);
  const change = newChange({ employeeId, oldEmail, newEmail }, authored);
  await insertAddressChange(scope, change);
  const facts = {
    before: { waiting_email: before?.newEmail ?? null },
    after: { waiting_email: newEmail },
  };
  await recordAddress(scope, employeeId, facts, authored);
  await planAddressMail(scope, ADDRESS_LINK_JOB, change, now);
}

/** Takes effect with the record. The address that ends gets a way back, as with another one. */
async function takeAway(
  scope: CompanyScope,
  { employeeId, oldEmail }: AddressWish,
  authored: Authored,
): Promise<void> {
  const { now } = authored;
  await endWaysIn(scope, employeeId, now);
  const wish = newChange({ employeeId, oldEmail, newEmail: null }, authored);
  const change = { ...wish, countedAt: now, backEndsAt: now + WAY_BACK_MS };
  await insertAddressChange(scope, change, await snapshotOf(scope, employeeId));
  await planAddressMail(scope, OLD_ADDRESS_JOB, change, now);
}

function newChange(wish: AddressWish, { by, now }: Authored): AddressChange {
  return {
    ...wish,
    by,
    id: uuidv7(),
    askedAt: now,
    endsAt: now + WAITS_MS,
    countedAt: null,
    backEndsAt: null,
  };
}
