import { reviewAsksEn } from '@stimpill/words/review-asks-en.ts';
import { reviewAsksIs } from '@stimpill/words/review-asks-is.ts';
import { reviewAsksPl } from '@stimpill/words/review-asks-pl.ts';
import { words } from '#words/words.ts';

/** What is asked, by the reason of a question, in a sentence. The last four are what only the desk asks. */
export const reasonWords = words({
  en: {
    ...reviewAsksEn,
    forgottenOut: 'Still clocked in, for longer than anybody is planned.',
    overlong: 'Longer in one go than the settings allow.',
    workedWhileAway:
      'Absence and work on the same day come to more than the day is worth. Both would be paid.',
    draft: 'A draft. It is not paid until somebody accepts it.',
  },
  is: {
    ...reviewAsksIs,
    forgottenOut: 'Enn inni, lengur en nokkur á að vera á vakt.',
    overlong: 'Lengri í einu en stillingarnar leyfa.',
    workedWhileAway:
      'Fjarvist og vinna sama dag eru samtals meira en dagurinn er metinn á. Hvort tveggja yrði greitt.',
    draft: 'Drög. Þau eru ekki greidd fyrr en einhver samþykkir þau.',
  },
  pl: {
    ...reviewAsksPl,
    forgottenOut: 'Nadal w pracy, dłużej niż trwa jakakolwiek zmiana.',
    overlong: 'Dłużej bez przerwy w zapisie, niż pozwalają ustawienia.',
    workedWhileAway:
      'Nieobecność i praca tego samego dnia to razem więcej, niż wart jest ten dzień. Zapłacono by za jedno i drugie.',
    draft: 'Szkic. Nie jest płatny, dopóki ktoś go nie przyjmie.',
  },
});
