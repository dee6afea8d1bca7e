import { pluralIn } from '@stimpill/words/plural.ts';
import { reviewAsksEn } from '@stimpill/words/review-asks-en.ts';

const count = pluralIn('en');

/** What waits for the decision of a manager, in English. */
export const reviewsEn = {
  tabReviews: 'To decide',
  reviewsNone: 'Nothing waits for the decision of a manager.',
  reviewsOpen: (items: number) =>
    `${count(items, { one: 'question waits', other: 'questions wait' })} for the decision of a manager.`,
  reviewsMore: (items: number) => `And ${count(items, { one: 'more question', other: 'more questions' })}.`,
  reviewsWhere:
    'Not decided at this tablet: whoever looks after the working time of the company decides. Until then such time is not approved.',
  reviewsAsking: 'Asking the server',
  reviewsAgain: 'Ask again',
  reviewsReadAt: (time: string) => `As of ${time}.`,
  reviewsOffline:
    'The server does not answer, so this tablet cannot say what waits. It keeps no copy of the questions. Punches go on as always.',
  reviewsFailed: 'The server answered, but not with the questions. Ask again; if it goes on, call support.',
  reviewOpened: (time: string) => `Open since ${time}.`,
  reviewAsks: reviewAsksEn,
};

export type ReviewMessages = typeof reviewsEn;
