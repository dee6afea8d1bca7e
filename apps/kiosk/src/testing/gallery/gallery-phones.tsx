// The screens of somebody's phones: the list with and without any, why no other is let in, a question, and a code from its first moment to its end.
import { CodeScreen } from '#features/phones/code-screen.tsx';
import type {
  OfferEnd,
  OfferState,
  OwnPhone,
  OwnPhoneCalls,
  OwnPhones,
} from '#features/phones/own-phones.ts';
import { PhonesScreen } from '#features/phones/phones-screen.tsx';
import type { Read } from '#ui/use-read.ts';
import { AT, NAME, ZONE } from './gallery-company.ts';
import type { GalleryScreen } from './gallery-screen.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';

const PHONE: OwnPhone = {
  ...{ phoneId: 'iphone', program: IPHONE, addedAt: 'Bakinngangur við höfnina' },
  ...{ addedAtUtc: '2026-03-01T16:05:00.000Z', seenAtUtc: '2026-03-02T06:20:00.000Z' },
};
const UNKNOWN: OwnPhone = { ...PHONE, phoneId: 'unknown', program: null, addedAt: null, seenAtUtc: null };
const PHONES: OwnPhones = { phones: [PHONE, UNKNOWN], mayAdd: 'yes' };

const OFFER = {
  ...{ offerId: 'offer', endsAt: AT + 120_000 },
  word: 'spo_P6hfZFcXRWKz_C-WPmavpg_c2l4dHkgZm91ciBieXRlcyBvZiBub3RoaW5nIHJlYWw',
};

const calls = (list: Read<OwnPhones>, state: OfferState = { kind: 'waiting' }): OwnPhoneCalls => ({
  list: () => Promise.resolve(list),
  offer: () => Promise.resolve({ kind: 'offered', offer: OFFER }),
  readOffer: () => Promise.resolve(state),
  confirm: () => Promise.resolve('wrong'),
  end: () => Promise.resolve('failed'),
});

const list = (
  phones: Read<OwnPhones>,
  touches: readonly string[],
  more: { readonly canLetIn?: boolean; readonly offerEnd?: OfferEnd; readonly disowned?: string } = {},
): GalleryScreen => ({
  content: (
    <PhonesScreen
      name={NAME}
      calls={calls(phones)}
      timeZone={ZONE}
      canLetIn={more.canLetIn ?? true}
      offerEnd={more.offerEnd}
      disowned={more.disowned}
      onAdd={nothing}
      onClose={nothing}
    />
  ),
  touches,
});

const code = (
  state: OfferState,
  touches: readonly string[],
  offer?: OwnPhoneCalls['offer'],
): GalleryScreen => ({
  content: (
    <CodeScreen
      name={NAME}
      calls={{ ...calls({ kind: 'failed' }, state), ...(offer && { offer }) }}
      origin="https://stimpill.kaffihus-nordur.example"
      until={AT + 120_000}
      now={() => AT}
      onEnd={nothing}
      onCancel={nothing}
    />
  ),
  touches,
});

const ready = (data: OwnPhones): Read<OwnPhones> => ({ kind: 'ready', data });
const noMore = (mayAdd: OwnPhones['mayAdd']) => ready({ ...PHONES, mayAdd });
const READ: OfferState = { kind: 'read', program: IPHONE };
const CODE = 'div:has(> svg[class*="code"])';
const digit = (label: string) => `button[aria-label="${label}"]`;
const LIST = '[data-scrolls]';

export const PHONE_SCREENS: Readonly<Record<string, GalleryScreen>> = {
  phones: list(ready(PHONES), [LIST], { offerEnd: { kind: 'added', program: IPHONE } }),
  'phones-none': list(ready({ phones: [], mayAdd: 'yes' }), [LIST]),
  'phones-turned-off': list(noMore('turnedOff'), [LIST]),
  'phones-at-the-desk': list(noMore('atTheDesk'), [LIST]),
  'phones-no-https': list(ready(PHONES), [LIST], { canLetIn: false }),
  'phones-wrong-digits': list(ready(PHONES), ['[role="alert"]'], { offerEnd: { kind: 'wrong' } }),
  'phones-not-removed': list(ready(PHONES), ['li button', 'button[class*="main"]', '[role="alert"]']),
  'phones-failed': list({ kind: 'failed' }, ['[role="status"]']),
  'phone-remove': list(ready(PHONES), ['li button', 'h1']),
  'phone-not-mine': list(ready(PHONES), ['div[class*="question"]'], { disowned: 'unknown' }),
  'phone-code-asked': code({ kind: 'waiting' }, ['h1'], never),
  'phone-code': code({ kind: 'waiting' }, [CODE]),
  'phone-code-cut-off': code({ kind: 'failed' }, [CODE, '[role="alert"]']),
  'phone-digits': code(READ, [digit('4'), 'output']),
  'phone-digits-wrong': code(READ, [digit('4'), digit('8'), '[role="alert"]']),
};
