export const periodWords = {
  range: '{from} til {to}',
  before: 'Fyrra launatímabil',
  after: 'Næsta launatímabil',
  now: 'Þetta launatímabil',
};
