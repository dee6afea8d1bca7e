/** The link with which somebody chooses a password. */
export const linkWords = {
  firstLead: 'Has no password: with a link this person chooses one.',
  newLead: 'For somebody who forgot the password: they choose a new one with a link.',
  invite: 'Send an invitation',
  mailNew: 'Send a link',
  make: 'Make a link',
  isMailed: 'The link is on its way to {email}.',
  noEmail: 'Signing in needs an e-mail address, and the record has none.',
  addEmail: 'Add it to the record',
  title: 'A link for {name}',
  lead: 'It works once, until {until}, and is shown only now. Hand it to nobody but this person. A newer link ends it.',
  picture: 'The link as a QR code',
  kept: 'I have handed it over',
} as const;
