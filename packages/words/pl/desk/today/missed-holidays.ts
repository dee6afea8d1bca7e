export const missedHolidaysWords = {
  title: 'Te osoby nie dostaną nic za święta w najbliższych pięciu tygodniach',
  lead: 'Mają stawkę godzinową, a nikt nie podał, kiedy pracują. Naciśnij nazwisko: godziny są proponowane z ostatnich 13 tygodni.',
  names: 'Osoby bez zapłaty za święto',
};
