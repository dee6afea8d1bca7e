import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

/** What stands in the dialog in which an approval is taken back. */
export const reopenWords = words({
  en: {
    act: 'Take back the approval',
    actOn: (day: string) => `Take back the approval, with ${day}`,
    title: (name: string) => `Take back the approval: ${name}`,
    lead: (from: string, to: string) =>
      `All approved time from ${from} to ${to} can be corrected again, and its minutes follow the rules of now. What was sent to payroll stays there; the difference shows until it is sent again.`,
    reason: 'Why',
    reasonHint: 'It stays in the history of every entry.',
    done: (count: number) =>
      `${en(count, { one: 'time entry', other: 'time entries' })} can be corrected again.`,
    notApproved: 'Nothing in this pay period is approved any more. Close this and look again.',
    ownTime: 'This is your own time. Somebody else has to open it.',
  },
  is: {
    act: 'Draga samþykki til baka',
    actOn: (day: string) => `Draga samþykki til baka, þar með ${day}`,
    title: (name: string) => `Draga samþykki til baka: ${name}`,
    lead: (from: string, to: string) =>
      `Allan samþykktan tíma frá ${from} til ${to} má leiðrétta á ný og mínútur hans fylgja þá gildandi reglum. Það sem var sent í laun er þar áfram; munurinn sést þar til sent er aftur.`,
    reason: 'Ástæða',
    reasonHint: 'Hún geymist í sögu hverrar færslu.',
    done: (count: number) => `Leiðrétta má ${is(count, { one: 'færslu', other: 'færslur' })} á ný.`,
    notApproved: 'Ekkert á þessu launatímabili er samþykkt lengur. Lokaðu þessu og skoðaðu aftur.',
    ownTime: 'Þetta er þinn eigin tími. Einhver annar þarf að opna hann.',
  },
  pl: {
    act: 'Cofnij zatwierdzenie',
    actOn: (day: string) => `Cofnij zatwierdzenie, razem z dniem ${day}`,
    title: (name: string) => `Cofnij zatwierdzenie: ${name}`,
    lead: (from: string, to: string) =>
      `Cały zatwierdzony czas od ${from} do ${to} będzie można znowu poprawiać, a jego minuty policzą obecne reguły. To, co wysłano do płac, tam pozostanie; różnica będzie widoczna do ponownego wysłania.`,
    reason: 'Powód',
    reasonHint: 'Pozostaje w historii każdego wpisu.',
    done: (count: number) =>
      `Można znowu poprawiać ${pl(count, { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' })}.`,
    notApproved: 'W tym okresie nic już nie jest zatwierdzone. Zamknij okno i sprawdź ponownie.',
    ownTime: 'To jest Twój własny czas. Otworzyć musi go ktoś inny.',
  },
});
