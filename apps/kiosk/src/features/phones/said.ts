import type { EndResult, OfferEnd, OwnPhone } from './own-phones.ts';

/** What was done a moment ago. */
export type Said =
  | { readonly about: 'offer'; readonly end: OfferEnd }
  | {
      readonly about: 'phone';
      readonly result: EndResult;
      readonly phone: OwnPhone;
      readonly isNotMine: boolean;
    };
