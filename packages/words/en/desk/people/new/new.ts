export const newWords = {
  title: 'Add a person',
  lead: 'A name and a first day are enough. Everything can be changed later.',
  pay: 'Work and pay',
  payLead: 'From when, how much, and what the hours are paid as.',
  pin: 'Make a PIN',
  pinNow: 'At once',
  pinLater: 'Later',
  pinHint: 'It is shown once when the person is added.',
  add: 'Add the person',
  added: '{name} is added.',
  addedWithoutPin: '{name} is added, but there is no PIN yet: make it on this page.',
  another: 'Add another',
} as const;
