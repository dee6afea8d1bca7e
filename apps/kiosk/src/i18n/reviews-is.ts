import { pluralIn } from '@stimpill/words/plural.ts';
import { reviewAsksIs } from '@stimpill/words/review-asks-is.ts';
import type { ReviewMessages } from './reviews-en.ts';

const count = pluralIn('is');

/** What waits for the decision of a manager, in Icelandic. */
export const reviewsIs: ReviewMessages = {
  tabReviews: 'Óafgreitt',
  reviewsNone: 'Ekkert bíður ákvörðunar yfirmanns.',
  reviewsOpen: (items) =>
    `${count(items, { one: 'atriði bíður', other: 'atriði bíða' })} ákvörðunar yfirmanns.`,
  reviewsMore: (items) => `Og ${count(items, { one: 'atriði', other: 'atriði' })} í viðbót.`,
  reviewsWhere:
    'Ekki afgreitt í þessari spjaldtölvu: sá sem sér um vinnutíma fyrirtækisins ákveður. Þangað til er tíminn ekki samþykktur.',
  reviewsAsking: 'Spyr netþjóninn',
  reviewsAgain: 'Spyrja aftur',
  reviewsReadAt: (time) => `Staðan kl. ${time}.`,
  reviewsOffline:
    'Netþjónninn svarar ekki svo spjaldtölvan getur ekki sagt hvað bíður. Hún geymir ekkert afrit af því. Hægt er að stimpla áfram eins og venjulega.',
  reviewsFailed:
    'Netþjónninn svaraði, en ekki með listanum. Spyrðu aftur; ef það dugar ekki skaltu hafa samband við þjónustuaðila.',
  reviewOpened: (time) => `Bíður frá ${time}.`,
  reviewAsks: reviewAsksIs,
};
