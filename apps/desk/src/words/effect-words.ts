import { words } from './words.ts';

/** What a decision changes in pay. */
export const effectWords = words({
  en: { effectNone: 'Pay stays as it is', worked: 'worked' },
  is: { effectNone: 'Launin breytast ekki', worked: 'unnið' },
  pl: { effectNone: 'Płaca bez zmian', worked: 'przepracowano' },
});
