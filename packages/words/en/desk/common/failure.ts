export const failureWords = {
  offline: {
    what: 'The server cannot be reached.',
    toDo: 'Check the network and try again. Nothing that you have typed is lost.',
  },
  noAnswer: {
    what: 'It was sent, but no answer came.',
    toDo: 'Whether it was done is not known. Try again with the same, and nothing is done twice. Before you change it, see what is there now.',
  },
  timedOut: {
    what: 'The server did not answer in time.',
    toDo: 'Try again in a moment.',
  },
  broken: {
    what: 'Something went wrong on the server.',
    toDo: 'Try again in a moment.',
  },
  ifItGoesOn: 'If it keeps happening, give the code below to the operator of the server.',
  refused: {
    what: 'The server did not accept this.',
    toDo: 'Nothing was changed.',
  },
  changedMeanwhile: {
    what: 'Somebody else has changed this meanwhile.',
    toDo: 'Nothing was changed by you. Look at how it is now, and do it again if you still mean it.',
  },
  madeAlready: {
    what: 'This was done already when you pressed before, and not a second time.',
    toDo: 'See what is there now. What is shown only once cannot be shown again; if you need it, make a new one.',
  },
  stillAtWork: {
    what: 'The server is still working on what you pressed before.',
    toDo: 'Wait a moment and try again. Nothing is done twice.',
  },
  role: {
    what: 'You do not have the right to do this.',
    toDo: 'An owner of the company can do it.',
  },
  notSecure: {
    what: 'This page is open without HTTPS, so nobody can sign in here.',
    toDo: 'Open its https:// address, or ask the operator of the server.',
  },
  notConfirmed: {
    what: 'Nothing was changed.',
    toDo: 'Try again, and confirm that it is you.',
  },
  notFound: {
    what: 'This no longer exists.',
    toDo: 'It may have been removed in the meantime.',
  },
  tooMany: {
    what: 'Too many tries.',
    toDo: 'Wait {minutes} min and try again.',
  },
  code: 'Code for support',
  again: 'Try again',
} as const;
