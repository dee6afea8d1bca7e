export const olderWords = {
  title: 'Korekty okresów wysłanych wcześniej',
  lead: 'Są w tym pliku i w żadnym innym.',
  period: '{who}, od {from} do {to}',
  days: 'dni: {days}',
  waiting: 'Korekty wcześniejszych okresów, których nie ma jeszcze w tym pliku. Trafią do późniejszego',
};
