export const periodWords = {
  range: 'od {from} do {to}',
  before: 'Poprzedni okres rozliczeniowy',
  after: 'Następny okres rozliczeniowy',
  now: 'Bieżący okres rozliczeniowy',
};
