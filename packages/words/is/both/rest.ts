/** Það sem sagt er um frávik frá hvíld: rétturinn, hvað gerðist og hvað var veitt fyrir. */
export const restFactWords = {
  rights: {
    dailyRest: 'Dagleg hvíld',
    break: 'Hlé',
    longDay: 'Lengd vinnudags',
    dayOff: 'Vikulegur frídagur',
    weeklyRest: 'Vikuleg hvíld',
    longestWeek: 'Lengd vinnuviku',
    weeklyAverage: 'Meðalvinnuvika',
    night: 'Næturvinna',
    other: 'Annar réttur',
  },
  says: {
    dailyRest: 'Hvíld {minutes}, á að vera {limit}',
    break: 'Vinna {minutes} án nógu langs hlés, sem á að vera eftir {limit}',
    longDay: 'Vinna {minutes}, má mest vera {limit}',
    dayOff: 'Frí í vikunni {minutes}, á að vera {limit}',
    weeklyRest: 'Frí í vikunni {minutes}, á að vera {limit}',
    longestWeek: 'Vinna í vikunni {minutes}, má mest vera {limit}',
    weeklyAverage: 'Vinna á viku {minutes}, má mest vera {limit}',
    night: 'Vinna {minutes} á tíma sólarhrings sem er bannaður á þessum aldri',
    other: '{minutes}, mörkin eru {limit}',
  },
  stillOpen: '{duration} óuppgert',
  settledOn: {
    taken: 'Veitt {date}: {duration}',
    paid: 'Greitt út {date}: {duration}',
    expired: 'Gefið eftir {date}: {duration}',
    other: 'Gert upp {date}: {duration}',
  },
} as const;
