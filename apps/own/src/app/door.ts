// How far somebody has come: whose phone it is, and whether the PIN was typed. Every answer of the server that says otherwise moves it.
import type { MyPhone } from '#api/own-operations.ts';
import { isRefusedWith, isUnknownPhone, type Failure } from '#api/read-answer.ts';
import type { Offer } from '#features/claim/kept-offer.ts';

type Outside = 'none' | 'ended' | 'turnedOff';

export type Door =
  | { readonly at: 'looking' }
  | { readonly at: 'unreached'; readonly failure: Failure }
  /** The code of a tablet was read; undefined: it was another code. */
  | { readonly at: 'claim'; readonly offer: Offer | undefined }
  | { readonly at: 'outside'; readonly because: Outside }
  | { readonly at: 'pin'; readonly phone: MyPhone }
  | { readonly at: 'open'; readonly phone: MyPhone };

export type DoorEvent =
  | { readonly kind: 'look' }
  | { readonly kind: 'word'; readonly offer: Offer | undefined }
  | { readonly kind: 'seen'; readonly phone: MyPhone }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'opened' | 'locked' | 'ended' };

export function nextDoor(door: Door, event: DoorEvent): Door {
  switch (event.kind) {
    case 'look':
      return { at: 'looking' };
    case 'word':
      return { at: 'claim', offer: event.offer };
    case 'seen':
      return seen(door, event.phone);
    case 'failed':
      return failed(door, event.failure);
    case 'opened':
      return 'phone' in door ? { at: 'open', phone: door.phone } : door;
    case 'locked':
      return door.at === 'open' ? { at: 'pin', phone: door.phone } : door;
    case 'ended':
      return { at: 'outside', because: 'ended' };
  }
}

/** What is asked of a code is not left for an answer that comes late. */
function seen(door: Door, phone: MyPhone): Door {
  if (door.at !== 'looking') return door;
  return { at: phone.isOpen ? 'open' : 'pin', phone };
}

function failed(door: Door, failure: Failure): Door {
  if (door.at === 'claim') return door;
  if (isRefusedWith(failure, 'phone.turned_off')) return { at: 'outside', because: 'turnedOff' };
  if (isUnknownPhone(failure)) return { at: 'outside', because: door.at === 'looking' ? 'none' : 'ended' };
  if (isRefusedWith(failure, 'phone.locked')) return nextDoor(door, { kind: 'locked' });
  return door.at === 'looking' ? { at: 'unreached', failure } : door;
}
