export const concernWords = {
  silent: {
    says: 'Silent since {since}',
    toDo: 'It may hold punches. See that it has power and a network. If it is gone for good, take it out of use.',
  },
  holds: {
    says: 'Waiting punches: {count}, as it said at {saidAt}',
    toDo: 'It hands them over by itself when it reaches the server. If the number stays, save them to a file on its page for managers.',
  },
  storageLow: {
    says: 'Hardly any room left: {freeMiB} MiB',
    toDo: 'Delete apps or pictures from the tablet.',
  },
  storageNotKept: {
    says: 'Its browser may delete punches that were not handed over',
    toDo: 'Install the app on the tablet, or add it to the home screen.',
  },
  alarm: {
    says: 'It says: “{text}”',
    toDo: 'Open its page for managers.',
  },
  older: {
    says: 'Its app {version} is older than the server',
    toDo: 'Reload the page on the tablet while it has a network.',
  },
  incidents: {
    chain_shortened: {
      says: 'Punches were erased on it',
      toDo: 'Ask who was there at the time, and add what is missing.',
    },
    missing_sequences: {
      says: 'Punch numbers are missing',
      toDo: 'They arrive by themselves if the tablet still has them.',
    },
    mismatch: {
      says: 'It sent a punch under a number that has other content',
      toDo: 'Compare the number with the list on its page for managers.',
    },
    unreadable: {
      says: 'It sent what cannot be read as a punch',
      toDo: 'Look up the number on its page for managers, and ask who was there.',
    },
    broken_chain: {
      says: 'It sent punches that are not what was signed',
      toDo: 'Look at these punches among the open questions before you approve them.',
    },
    clock_set: {
      says: 'Its clock was set',
      toDo: 'Let the tablet set its time by itself, and look at the punches of that day.',
    },
    other: {
      says: 'Something happened to it',
      toDo: 'Look at the tablet, and ask who was there.',
    },
  },
} as const;
