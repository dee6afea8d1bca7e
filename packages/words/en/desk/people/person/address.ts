/** A new sign-in address that waits to be confirmed. */
export const addressWords = {
  waits: '{email} waits to be confirmed.',
  oldUntil: 'Until then {email} signs in.',
  noneUntil: 'Until then this person cannot sign in.',
  operator: 'The operator of the server',
  asked: '{name} asked for it on {at}.',
  mailed: 'The link was mailed to the new address.',
  hand: 'This server sends no mail: show the link and give it to this person.',
  askOwner: 'This server sends no mail: an owner can show the link and give it to this person.',
  ends: 'It can be confirmed until {at}.',
  again: 'Send the link again',
  show: 'Show the link',
  withdraw: 'Withdraw the new address',
  isMailed: 'The link is on its way to {email}.',
  withdrawn: 'The new address is withdrawn. The old one stays.',
} as const;
