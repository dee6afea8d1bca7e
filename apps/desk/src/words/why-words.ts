import { words } from './words.ts';

/** What stands beside the reasons of a day. */
export const whyWords = words({
  en: {
    nothing: 'Nothing is paid for this day.',
    source: 'Where this is written',
    voice: 'How it is told',
    forPayroll: 'For payroll',
    forWorker: 'As the worker reads it',
  },
  is: {
    nothing: 'Ekkert er greitt fyrir þennan dag.',
    source: 'Hvar þetta stendur',
    voice: 'Hvernig er sagt frá',
    forPayroll: 'Fyrir launavinnslu',
    forWorker: 'Eins og starfsmaðurinn les það',
  },
  pl: {
    nothing: 'Za ten dzień nic nie jest płatne.',
    source: 'Gdzie to zapisano',
    voice: 'Sposób wyjaśnienia',
    forPayroll: 'Dla działu płac',
    forWorker: 'Tak, jak czyta to pracownik',
  },
});
