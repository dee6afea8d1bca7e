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
    workedWhileAway: 'A whole day of absence, and work on the same day. Both would be paid.',
    draft: 'A draft. It is not paid until somebody accepts it.',
  },
  is: {
    ...reviewAsksIs,
    forgottenOut: 'Enn inni, lengur en nokkur á að vera á vakt.',
    overlong: 'Lengri í einu en stillingarnar leyfa.',
    workedWhileAway: 'Heill fjarvistardagur og vinna sama dag. Hvort tveggja yrði greitt.',
    draft: 'Drög. Þau eru ekki greidd fyrr en einhver samþykkir þau.',
  },
  pl: {
    ...reviewAsksPl,
    forgottenOut: 'Nadal w pracy, dłużej niż trwa jakakolwiek zmiana.',
    overlong: 'Dłużej bez przerwy w zapisie, niż pozwalają ustawienia.',
    workedWhileAway: 'Cały dzień nieobecności i praca tego samego dnia. Zapłacono by za jedno i drugie.',
    draft: 'Szkic. Nie jest płatny, dopóki ktoś go nie przyjmie.',
  },
});
