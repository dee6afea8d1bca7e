export const passkeyWords = {
  cancelled: {
    what: 'No passkey was used.',
    toDo: 'Try again, and go on when your device asks you.',
  },
  known: {
    what: 'This device already has a passkey of yours.',
    toDo: 'Nothing was changed.',
  },
  unsuitable: {
    what: 'This device cannot keep such a passkey.',
    toDo: 'It must be able to ask for a finger, a face or a PIN. Try your phone or another security key.',
  },
  noName: {
    what: 'Passkeys do not work at this address.',
    toDo: 'Open this page by the name of the server and over https, not by an IP address.',
  },
  tooMany: {
    what: 'You already have ten passkeys.',
    toDo: 'Remove one, then add this one.',
  },
  wrong: {
    what: 'This passkey did not work here.',
    toDo: 'Try once more. It may have been removed from your account; then use another way to sign in.',
  },
} as const;
