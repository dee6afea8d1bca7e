import { words } from './words.ts';

/** What a decision changes in pay. */
export const effectWords = words({
  en: {
    moves: (from: string, to: string, time: string) => `${from} to ${to}, ${time}`,
    movedWith: 'Approved days that depend on it, until they are approved again as they were:',
    effectNone: 'Pay stays as it is',
    worked: 'worked',
  },
  is: {
    moves: (from: string, to: string, time: string) => `úr ${from} í ${to}, ${time}`,
    movedWith: 'Samþykktir dagar sem fara eftir þessu, óbreyttir þar til samþykkt er aftur:',
    effectNone: 'Launin breytast ekki',
    worked: 'unnið',
  },
  pl: {
    moves: (from: string, to: string, time: string) => `${from} → ${to}, ${time}`,
    movedWith: 'Zatwierdzone dni, które od tego zależą, bez zmian do ponownego zatwierdzenia:',
    effectNone: 'Płaca bez zmian',
    worked: 'przepracowano',
  },
});
