/** Erasing what is personal about somebody who has left. */
export const eraseWords = {
  title: 'Erase this person',
  lead: 'For somebody who has left and wants to be forgotten. This cannot be undone.',
  wasErased: 'This person was erased. Who did what stays, under this stand-in.',
  look: 'See what would go',
  dialog: 'Erase for good?',
  act: 'Erase for good',
  becomes: 'Every name is replaced by “{standIn}”.',
  subject: {
    record: 'Name, address and numbers',
    signIn: 'Ways to sign in',
    details: 'Photos and places of punches',
    texts: 'E-mails that wait or were sent',
    log: 'What the log says about the person',
    payroll: 'Name in payroll runs and their files',
    time: 'Working time, absences and plans',
  },
  goes: '{count|0:There is none|other:{count} {count|1:goes|other:go}}',
  stays: '{count} {count|1:stays|other:stay} without a note, until the day below',
  stayWhy:
    'Who did what and when stays, by id: the log must be whole. What others wrote about somebody else stays too.',
  unlocked:
    '{count} {count|one:time entry is|other:time entries are} not approved. No payroll file can name the person afterwards.',
  until: 'Working time is kept until',
  untilHint: 'The last day on which the law on bookkeeping and your agreements ask for it. Then it goes too.',
  untilMissing: 'Say a day: today or later, such as 31.12.2033.',
  backups:
    'Backups that the server made by itself are written anew without the person; one of an earlier version goes by {day} at the latest. Restoring one erases the person again. Files that you have saved are yours to delete.',
  done: 'Erased. The name is now “{standIn}”.',
  refusal: {
    'person.works_here': 'This person works here. It is possible after the last day of the employment.',
    'person.not_settled':
      'Something about this person is not decided yet: an open time entry, a punch or question that waits, or a request for time off. Settle it first.',
    'person.last_owner': 'The company has no other owner who can sign in. Make somebody else an owner first.',
  },
} as const;
