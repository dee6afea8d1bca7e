// A phone on which somebody reads their own record, and how it comes to be let in. A tablet (or the desk) shows a word to whoever has just proved
// who they are; the phone that reads it first shows two digits; only once these are typed where the word is shown is the phone let in.
import type { RecordOf } from '#database/table.ts';
import type { phoneOffers, phones } from '#database/tables/sign-in.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** So long a word is good. */
export const OFFER_MS = 2 * MINUTE_MS;
/** After so many wrong digits it is over. */
export const MOST_WRONG_DIGITS = 3;
/** So long after the last request the record stays open. */
export const OPEN_MS = 15 * MINUTE_MS;
/** Requests within a minute after one that was noted are not noted. */
export const NOTED_EVERY_MS = MINUTE_MS;
/** For so long the tablet tells after each PIN that a phone was let in. */
export const NEW_FOR_MS = 14 * DAY_MS;
/** A phone that nobody has opened for so long is ended: its browser has forgotten the cookie by then. */
const FORGOTTEN_AFTER_MS = 400 * DAY_MS;

export type Phone = Omit<RecordOf<typeof phones>, 'digest'>;
export type PhoneOffer = RecordOf<typeof phoneOffers>;

/** Whether the record can be read without the PIN. Epoch milliseconds. */
export function isOpen({ openedAt, usedAt }: Pick<Phone, 'openedAt' | 'usedAt'>, now: number): boolean {
  return openedAt !== null && now < Math.max(openedAt, usedAt ?? 0) + OPEN_MS;
}

export function isForgotten({ addedAt, usedAt }: Pick<Phone, 'addedAt' | 'usedAt'>, now: number): boolean {
  return now >= Math.max(addedAt, usedAt ?? 0) + FORGOTTEN_AFTER_MS;
}

/** Whether a phone may still be let in by it. */
export function isGood({ endsAt, wrongDigits, phoneId }: PhoneOffer, now: number): boolean {
  return now < endsAt && wrongDigits < MOST_WRONG_DIGITS && phoneId === null;
}
