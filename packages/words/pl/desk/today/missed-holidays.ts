export const missedHolidaysWords = {
  title: 'Święta najbliższych pięciu tygodni nie płacą tym osobom nic',
  lead: 'Mają stawkę godzinową, a nikt nie podał, kiedy pracują. Naciśnij nazwisko: godziny są proponowane z ostatnich 13 tygodni.',
  names: 'Osoby, którym święto nic nie płaci',
};
