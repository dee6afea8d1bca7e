import { reviewAsksEn } from '@stimpill/words/review-asks-en.ts';
import { reviewAsksIs } from '@stimpill/words/review-asks-is.ts';
import { reviewAsksPl } from '@stimpill/words/review-asks-pl.ts';
import { words } from '#words/words.ts';

/** What is asked, by the reason of a question, in a sentence. The last three are what only the desk asks. */
export const reasonWords = words({
  en: {
    ...reviewAsksEn,
    forgottenOut: 'Still clocked in, for longer than anybody is planned.',
    overlong: 'Longer than 16 hours in one go.',
    draft: 'A draft. It is not paid until somebody accepts it.',
  },
  is: {
    ...reviewAsksIs,
    forgottenOut: 'Enn inni, lengur en nokkur á að vera á vakt.',
    overlong: 'Lengri en 16 klukkustundir í einu.',
    draft: 'Drög. Þau eru ekki greidd fyrr en einhver samþykkir þau.',
  },
  pl: {
    ...reviewAsksPl,
    forgottenOut: 'Nadal w pracy, dłużej niż trwa jakakolwiek zmiana.',
    overlong: 'Dłużej niż 16 godzin bez przerwy w zapisie.',
    draft: 'Szkic. Nie jest płatny, dopóki ktoś go nie przyjmie.',
  },
});
