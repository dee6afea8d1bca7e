import { pluralIn } from '@stimpill/words/plural.ts';
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
  reviewAsks: {
    already_clocked_in: 'Stimplaði sig aftur inn án þess að hafa stimplað sig út.',
    missing_stop: 'Útstimplun vantar.',
    not_clocked_in: 'Stimplaði sig út án þess að hafa stimplað sig inn.',
    already_closed: 'Stimplaði sig aftur út eftir að tímanum lauk.',
    overlap: 'Skarast við tíma sem er þegar skráður.',
    period_locked: 'Fellur á tíma sem búið er að samþykkja.',
    employee: 'Ekki í starfi þann dag.',
    project: 'Verkið passar ekki. Tíminn telst án þess.',
    pin_failed: 'PIN-númer sem var slegið inn án sambands var rangt.',
    pin_unchecked: 'Ekki var hægt að athuga PIN-númerið.',
    integrity: 'Skráning spjaldtölvunnar stemmir ekki.',
    time_uncertain: 'Tíminn er óviss.',
    photo_missing: 'Mynd vantar.',
    offline_policy: 'Skráð án sambands; fyrirtækið vill skoða slíkar stimplanir.',
    correction: 'Starfsmaður lætur vita af gleymdri stimplun.',
    disputed: 'Einhver sagði: ekki ég, eða rangt.',
    break_missed: 'Vann í hléi sem reglan dregur frá.',
    pin_locked: 'PIN-númer læst eftir of margar rangar tilraunir.',
    deactivated_while_clocked_in: 'Enn inni, en ekki lengur í starfi.',
    tablet_silent:
      'Spjaldtölva sem hefur ekki látið vita af sér í meira en klukkustund. Athugaðu rafmagn og net.',
    tablet_storage: 'Spjaldtölva með nær ekkert laust pláss.',
    tablet_alarm: 'Spjaldtölva sem lætur vita af vanda. Opnaðu síðu yfirmanns í henni.',
    tablet_unreadable: 'Spjaldtölva sem sendi það sem netþjónninn getur ekki tekið við sem stimplun.',
    tablet_clock_set: 'Spjaldtölva þar sem klukkunni var breytt.',
    tablet_erased: 'Spjaldtölva þar sem stimplunum var eytt.',
  },
  reviewOther: 'Hér þarf að taka ákvörðun um eitthvað.',
};
