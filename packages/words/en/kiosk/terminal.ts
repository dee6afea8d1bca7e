/** What only a shared tablet says, one that no manager has registered, in English. */
export const terminalWords = {
  terminalOffer: 'Use it without registering',
  terminalText:
    'People then punch with the password of their web login, and only with a connection. Nothing is kept for later. A registered tablet is better.',
  terminalKept:
    '{punches} {punches|one:punch from before stays|other:punches from before stay} on this tablet and will not be sent this way. Go back and register it for the same company to send {punches|1:it|other:them}.',
  terminalCompany: 'Company id',
  terminalCompanyHint: 'From the desk, or open the link that your company was given.',
  terminalCompanyWrong: 'This is not a company id. One looks like 6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70.',
  terminalStart: 'Use as a shared tablet',
  ownPassword: 'Your password',
  ownPasswordHint: 'The same as for your web login',
  ownPasswordMissing: 'Enter your password.',
  ownPasswordWrong: 'The password does not match the name. Try again. Nothing was recorded.',
} as const;
