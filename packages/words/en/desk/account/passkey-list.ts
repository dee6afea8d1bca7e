export const passkeyListWords = {
  passkeys: 'Passkeys',
  lead: 'A finger, a face or the PIN of your device signs you in, without a password. Nobody can trick you out of a passkey.',
  notHere:
    'This browser uses no passkeys at this address. Open the page by the name of the server and over https.',
  name: 'Name',
  added: 'Added',
  lastUsed: 'Last used',
  never: 'Never yet',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addLead:
    'Your device asks for your finger, your face or its PIN. From then on your password alone is not enough any more.',
  nameHint: 'So that you know it again, such as Phone or Office computer.',
  nameMissing: 'Type a name.',
  remove: 'Remove',
  removed: 'The passkey “{name}” was removed.',
  removeTitle: 'Remove the passkey “{name}”?',
  removeLead:
    'It no longer signs you in, and everybody who signed in with it is signed out, here too. Delete it on the device too.',
  removeLast:
    'It is your last one: your password alone signs you in then, and the codes on paper no longer work. Everybody who signed in with it is signed out, here too. Delete it on the device too.',
} as const;
