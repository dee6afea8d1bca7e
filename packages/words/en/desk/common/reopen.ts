/** The dialog in which an approval is taken back. */
export const reopenWords = {
  act: 'Take back the approval',
  actOn: 'Take back the approval, with {day}',
  title: 'Take back the approval: {name}',
  lead: 'All approved time from {from} to {to} can be corrected again, and its minutes follow the rules of now. What was sent to payroll stays there; the difference shows until it is sent again.',
  reason: 'Why',
  reasonHint: 'It stays in the history of every entry.',
  done: '{count} {count|one:time entry|other:time entries} can be corrected again.',
  notApproved: 'Nothing in this pay period is approved any more. Close this and look again.',
  ownTime: 'This is your own time. Somebody else has to open it.',
} as const;
