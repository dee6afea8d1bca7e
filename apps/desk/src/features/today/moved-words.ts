import { words } from '#words/words.ts';

/** Approved figures that would change, on the page of the day. */
export const movedWords = words({
  en: {
    title: 'Approved figures would change',
    lead: 'Something was corrected on which these days depend. They are paid as approved until the person is approved again.',
    since: (at: string) => `Since ${at}`,
    approve: 'Approve again',
    askOwner: (names: string) => `An owner approves this: ${names}`,
  },
  is: {
    title: 'Samþykktar mínútur kæmu öðruvísi út',
    lead: 'Eitthvað var leiðrétt sem þessir dagar fara eftir. Þeir greiðast eins og samþykkt var þar til samþykkt er aftur.',
    since: (at: string) => `Síðan ${at}`,
    approve: 'Samþykkja aftur',
    askOwner: (names: string) => `Eigandi samþykkir þetta: ${names}`,
  },
  pl: {
    title: 'Zatwierdzone minuty wyszłyby inaczej',
    lead: 'Poprawiono coś, od czego te dni zależą. Do ponownego zatwierdzenia są płacone tak, jak zatwierdzono.',
    since: (at: string) => `Od ${at}`,
    approve: 'Zatwierdź ponownie',
    askOwner: (names: string) => `Zatwierdza to właściciel: ${names}`,
  },
});
