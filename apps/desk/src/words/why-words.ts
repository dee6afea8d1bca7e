import { words } from './words.ts';

/** What stands beside the reasons of a day. */
export const whyWords = words({
  en: { nothing: 'Nothing is paid for this day.', source: 'Where this is written', paidOn: 'Beside it:' },
  is: { nothing: 'Ekkert er greitt fyrir þennan dag.', source: 'Hvar þetta stendur', paidOn: 'Að auki:' },
  pl: { nothing: 'Za ten dzień nic nie jest płatne.', source: 'Gdzie to zapisano', paidOn: 'Dodatkowo:' },
});
