/** Files that take something back, and those that say everything of their people anew. */
export const anewWords = {
  belowZero: 'Some amounts are below zero.',
  taken: '{system} is known to take them.',
  notKnown: 'It is not known whether {system} takes them. Known to take them: {known|:none|other:{known}}.',
  source: 'What its maker says',
  instead:
    'Where it does not, make a file that says everything anew: the whole of everybody in the earlier files, without differences.',
  makeAnew: 'Everything anew instead',
  anew: 'Everything anew.',
  replaces:
    'Take what these runs brought out of the payroll system before you hand this file over, or it is paid twice: {runs}. Later differences reckon from this file.',
} as const;
