/** Co się mówi o odstępstwie od odpoczynku: prawo, co się stało i czego za nie udzielono. */
export const restFactWords = {
  rights: {
    dailyRest: 'Odpoczynek dobowy',
    break: 'Przerwa',
    longDay: 'Długość dnia pracy',
    dayOff: 'Wolny dzień w tygodniu',
    weeklyRest: 'Odpoczynek tygodniowy',
    longestWeek: 'Długość tygodnia pracy',
    weeklyAverage: 'Przeciętny tydzień pracy',
    night: 'Praca w nocy',
    other: 'Inne prawo',
  },
  says: {
    dailyRest: 'Odpoczynek {minutes}, należy się {limit}',
    break: 'Praca {minutes} bez dostatecznie długiej przerwy, która należy się po {limit}',
    longDay: 'Praca {minutes}, najwyżej {limit}',
    dayOff: 'Wolne w tygodniu {minutes}, należy się {limit}',
    weeklyRest: 'Wolne w tygodniu {minutes}, należy się {limit}',
    longestWeek: 'Praca w tygodniu {minutes}, najwyżej {limit}',
    weeklyAverage: 'Praca na tydzień {minutes}, najwyżej {limit}',
    night: 'Praca {minutes} w godzinach, w których w tym wieku nie wolno pracować',
    other: '{minutes}, granica to {limit}',
  },
  stillOpen: 'do udzielenia {duration}',
  settledOn: {
    taken: '{date} udzielono {duration}',
    paid: '{date} wypłacono {duration}',
    expired: '{date} zrzeczono się {duration}',
    other: '{date} rozliczono {duration}',
  },
} as const;
