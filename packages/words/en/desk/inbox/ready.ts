/** Ready-made reasons for a decision: what is mostly said. */
export const readyWords = {
  counts: ['Checked with the person', 'Agrees with the plan', 'The tablet was off', 'I was there'],
  none: ['Punched by mistake', 'Is recorded already', 'Was not at work'],
  ended: ['Forgot to clock out', 'Left at the end of the shift', 'Agreed with the person'],
  away: ['Came to work after all', 'Helped out for a while', 'Agreed with the person'],
  tablet: ['Looked at the tablet', 'The power was off', 'The network was down'],
  pin: ['Forgot the PIN', 'Mistyped it', 'Somebody else tried'],
  moved: ['It was paid as approved', 'Corrected by hand', 'Too little to change'],
  kept: ['The tablet shows it so', 'Agreed with the person', 'The plan was another', 'Looked into once more'],
} as const;
