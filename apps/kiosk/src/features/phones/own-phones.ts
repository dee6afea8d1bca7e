// The phones on which somebody reads their own record: read, let in by a code and two digits, and ended. The tablet keeps none of it.
import type { DataOf } from '@stimpill/api-types';
import { isRefusedWith, isVisitOver, type ApiFailure } from '#api/api-failure.ts';
import type { CallStation } from '#api/call-station.ts';
import type { StationOperations } from '#api/kiosk-operations.ts';
import { toRead } from '#api/to-read.ts';
import type { Read } from '#ui/use-read.ts';

export type OwnPhones = Omit<DataOf<StationOperations['listOwnPhones']>, 'station'>;
export type OwnPhone = OwnPhones['phones'][number];

/** A code for one phone. */
export type Offer = { readonly offerId: string; readonly word: string; readonly endsAt: number };

/** `refused`: the company or the desk wants it otherwise, as the list of phones says. */
export type Offered =
  | { readonly kind: 'offered'; readonly offer: Offer }
  | { readonly kind: 'refused' | 'ended' | 'failed' };

export type OfferState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'read'; readonly program: string | null }
  | { readonly kind: 'added'; readonly program: string | null }
  | { readonly kind: 'over' | 'ended' | 'failed' };

export type Confirmed = 'added' | 'wrong' | 'refused' | 'over' | 'ended' | 'failed';

/** What became of a code; `wrong`: wrong digits came too often. */
export type OfferEnd =
  | { readonly kind: 'added'; readonly program: string | null }
  | { readonly kind: 'over' | 'wrong' | 'refused' | 'ended' | 'failed' };

/** `gone`: it had ended before. */
export type EndResult = 'done' | 'gone' | 'ended' | 'failed';

export type OwnPhoneCalls = {
  readonly list: () => Promise<Read<OwnPhones>>;
  readonly offer: () => Promise<Offered>;
  readonly readOffer: (offerId: string) => Promise<OfferState>;
  /** Sent again because no answer came, it lets in no second phone. */
  readonly confirm: (offerId: string, digits: string) => Promise<Confirmed>;
  readonly end: (phoneId: string, isNotMine: boolean) => Promise<EndResult>;
};

export function ownPhoneCalls(callStation: CallStation, employeeToken: string): OwnPhoneCalls {
  return {
    list: async () => toRead(await callStation('listOwnPhones', { employeeToken })),

    offer: async () => {
      const answer = await callStation('offerPhone', { employeeToken });
      if (!answer.ok) return { kind: refusedOrNot(answer.failure) };
      const { offerId, word, endsAtUtc } = answer.data;
      return { kind: 'offered', offer: { offerId, word, endsAt: Date.parse(endsAtUtc) } };
    },

    readOffer: async (offerId) => {
      const answer = await callStation('readPhoneOffer', { body: { offerId }, employeeToken });
      if (!answer.ok) return { kind: overOrNot(answer.failure) };
      const { state, program } = answer.data;
      return state === 'waiting' || state === 'over' ? { kind: state } : { kind: state, program };
    },

    confirm: async (offerId, digits) => {
      const answer = await callStation('confirmPhone', { body: { offerId, digits }, employeeToken });
      if (answer.ok) return 'added';
      if (isRefusedWith(answer.failure, 'phone.digits_wrong')) return 'wrong';
      const over = overOrNot(answer.failure);
      return over === 'failed' ? refusedOrNot(answer.failure) : over;
    },

    end: async (phoneId, isNotMine) => {
      const answer = await callStation('endOwnPhone', { body: { phoneId, isNotMine }, employeeToken });
      if (answer.ok) return 'done';
      return isRefusedWith(answer.failure, 'phone.not_found') ? 'gone' : endedOrFailed(answer.failure);
    },
  };
}

const endedOrFailed = (failure: ApiFailure) => (isVisitOver(failure) ? 'ended' : 'failed');

const overOrNot = (failure: ApiFailure) =>
  isRefusedWith(failure, 'phone.offer_unknown') ? 'over' : endedOrFailed(failure);

const refusedOrNot = (failure: ApiFailure) =>
  isRefusedWith(failure, 'phone.turned_off', 'phone.desk_first') ? 'refused' : endedOrFailed(failure);

/** Whether a phone could open the own page here: what lets it in again is a cookie, which wants HTTPS. A machine may try it on itself. */
export function canLetPhonesIn(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** What the code says: the word stands behind the #, so that it comes into no log of a server. */
export const addressOf = (origin: string, { word }: Offer) => `${origin}/me/#${word}`;
