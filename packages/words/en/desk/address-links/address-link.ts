export const addressLinkWords = {
  signIn: 'Go to sign-in',
  confirm: {
    title: 'Confirm your e-mail address',
    lead: 'From now on you sign in with',
    follows: 'Your password stays. Wherever you are signed in now, you sign in again.',
    submit: 'Confirm the address',
    notYou: 'If this is not for you, close the page. Nothing changes.',
    done: 'The address is confirmed.',
    doneToDo: 'Now sign in with it. The old address no longer works.',
    gone: {
      what: 'This link no longer works.',
      toDo: 'It was used or withdrawn, its time is over, or a newer one has taken its place. Open the newest one, or ask the person who changed the address. Unless the new address is confirmed already, the old one goes on.',
    },
    taken: {
      what: 'Somebody else signs in with this address by now.',
      toDo: 'Nothing was changed, and your old address still works. Ask the person who changed it for another one.',
    },
  },
  back: {
    title: 'Take your e-mail address back',
    lead: 'Your account no longer belongs to',
    instead: 'It belongs now to',
    follows:
      'If you did not agree to that, take it back: this address signs in again, every session ends, and what was added since goes: a password, passkeys, an app that shows codes.',
    submit: 'Take the address back',
    allRight: 'If you know about the change, close the page. Nothing changes.',
    done: 'The address is yours again.',
    doneToDo: 'Every session has ended. Sign in with your password, and tell an owner of the company.',
    choosePassword:
      'Every session has ended. Somebody had chosen another password; it no longer works. Choose a new one within 30 minutes, and tell an owner of the company.',
    toPassword: 'Choose a password',
    ended: 'Every session has ended.',
    addressTaken:
      'Somebody else signs in with this address by now, so your account has none, and nobody can sign in to it. Ask an owner of the company for another one.',
    gone: {
      what: 'This link no longer works.',
      toDo: 'It was used, or its three days are over. Ask an owner of the company.',
    },
  },
} as const;
