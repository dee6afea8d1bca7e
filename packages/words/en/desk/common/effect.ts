/** What a decision changes in pay. */
export const effectWords = {
  moves: '{from} to {to}, {time}',
  movedWith: 'Approved days that depend on it, until they are approved again as they were:',
  movedByOpening: 'By the opening alone these days would be paid otherwise:',
  openingMovesNothing: 'By the opening alone no minutes move.',
  effectNone: 'Pay stays as it is',
  worked: 'worked',
} as const;
