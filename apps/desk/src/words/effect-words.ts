import { words } from './words.ts';

/** What a decision changes in pay. */
export const effectWords = words({
  en: {
    moves: (from: string, to: string, time: string) => `${from} to ${to}, ${time}`,
    movedWith: 'Approved days that depend on it, until they are approved again as they were:',
    movedByOpening: 'By the opening alone these days would be paid otherwise:',
    openingMovesNothing: 'By the opening alone no minutes move.',
    effectNone: 'Pay stays as it is',
    worked: 'worked',
  },
  is: {
    moves: (from: string, to: string, time: string) => `úr ${from} í ${to}, ${time}`,
    movedWith: 'Samþykktir dagar sem fara eftir þessu, óbreyttir þar til samþykkt er aftur:',
    movedByOpening: 'Við opnunina eina yrðu þessir dagar greiddir öðruvísi:',
    openingMovesNothing: 'Við opnunina eina færast engar mínútur.',
    effectNone: 'Launin breytast ekki',
    worked: 'unnið',
  },
  pl: {
    moves: (from: string, to: string, time: string) => `${from} → ${to}, ${time}`,
    movedWith: 'Zatwierdzone dni, które od tego zależą, bez zmian do ponownego zatwierdzenia:',
    movedByOpening: 'Już samo otwarcie sprawi, że te dni będą zapłacone inaczej:',
    openingMovesNothing: 'Samo otwarcie nie przenosi żadnych minut.',
    effectNone: 'Płaca bez zmian',
    worked: 'przepracowano',
  },
});
