/** What the mail about forgotten clock-outs says. */
export const forgottenOutsWords = {
  subject: 'Forgotten clock-outs: {count} ({company})',
  stillIn: 'A clock-out is missing here:',
  inSince: '{name}: in since {when}',
  missingStops: 'Here a clock-out is missing before a later punch:',
  punchedAt: '{name}: punch of {when}',
  more: 'And more of the same kind: {count}',
  whatToDo: 'The time does not count until it has an end. Ask the person when they stopped, and enter it.',
  open: 'Open Stimpill',
  whyYou:
    "This mail comes because {company} has turned it on, and only when something is missing. An owner can turn it off in the company's settings.",
  moment: '{date}, {time}',
} as const;

/** What the mail with a link to choose a password says. */
export const passwordLinkWords = {
  subject: 'A new password ({company})',
  hello: 'Hello {name},',
  asked: 'Somebody asked for a new password for your account at {company}.',
  invited: 'You have an account for Stimpill at {company}. Choose a password to begin.',
  choose: 'Choose a password',
  askedLasts: 'The link works once, for 30 minutes.',
  invitedLasts: 'The link works once, for three days.',
  notYou: 'If it was not you, there is nothing to do: your old password stays.',
} as const;

/** What the mails about a new sign-in address say: to the new one, and to the old one once it has ended. */
export const addressWords = {
  confirmSubject: 'Confirm your e-mail address ({company})',
  hello: 'Hello {name},',
  asked:
    'From now on you are to sign in to Stimpill at {company} with {email}. It counts once you have confirmed it.',
  confirm: 'Confirm the address',
  confirmLasts: 'The link works once, for three days. Until then the old address stays.',
  notForYou: 'If this is not for you, there is nothing to do.',
  changedSubject: 'How you sign in was changed ({company})',
  changed: 'Your account at {company} no longer belongs to this address. It belongs to {email} now.',
  taken: 'This address was taken from your account at {company}.',
  by: 'Changed by: {name}.',
  byOperator: 'It was changed by the operator of the server.',
  allRight: 'If you know about it, there is nothing to do.',
  back: 'I did not agree to this: take the address back',
  backLasts:
    'The link works once, for three days. It brings this address back, ends every session, and takes away what was added since.',
} as const;
