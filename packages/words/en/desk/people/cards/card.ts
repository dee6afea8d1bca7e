/** What the cards say, and what is said about them. The steps are those of the tablet. */
export const cardWords = {
  title: 'PIN cards',
  lead: '{cards} {cards|one:card|other:cards} to print, cut and hand out. These PINs are nowhere else: when you leave this page they are gone.',
  print: 'Print the cards',
  done: 'Done',
  doneTitle: 'Have you printed the cards?',
  doneLead: 'The PINs are shown this once. People without a card need a new PIN.',
  leave: 'Throw the cards away',
  chooseTitle: 'PIN cards',
  chooseLead: 'Everybody who gets a card gets a new PIN, made at random. It works at once.',
  whom: 'For whom?',
  withoutPin: 'Without a PIN: {people}',
  shown: 'All who are shown: {people}',
  changes:
    'The PINs of {people} {people|one:person|other:people} stop working as soon as the cards are made.',
  ofOwners:
    'Not among them: {people} {people|one:person|other:people} with a role for whom only an owner makes a PIN.',
  tooMany: 'At most {most} cards at once. Filter the list by department first.',
  make: 'Make {cards} {cards|one:card|other:cards}',
  nobody: 'Everybody who is shown has a PIN.',
  cancel: 'Cancel',
  yourPin: 'Your PIN',
  steps: ['Touch the screen.', 'Choose your name.', 'Type your PIN.'],
  keep: 'Learn it and throw this card away. Tell it to nobody.',
} as const;
