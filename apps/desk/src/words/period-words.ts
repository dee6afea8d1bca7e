import { words } from './words.ts';

/** How one goes from pay period to pay period. */
export const periodWords = words({
  en: {
    range: (from: string, to: string) => `${from} to ${to}`,
    before: 'Pay period before',
    after: 'Next pay period',
    now: 'This pay period',
  },
  is: {
    range: (from: string, to: string) => `${from} til ${to}`,
    before: 'Fyrra launatímabil',
    after: 'Næsta launatímabil',
    now: 'Þetta launatímabil',
  },
  pl: {
    range: (from: string, to: string) => `od ${from} do ${to}`,
    before: 'Poprzedni okres rozliczeniowy',
    after: 'Następny okres rozliczeniowy',
    now: 'Bieżący okres rozliczeniowy',
  },
});
