/** How one goes from pay period to pay period. */
export const periodWords = {
  range: '{from} to {to}',
  before: 'Pay period before',
  after: 'Next pay period',
  now: 'This pay period',
} as const;
