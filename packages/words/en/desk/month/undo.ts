export const undoWords = {
  own: 'You approved the time of {count} {count|one:person|other:people} at {at}.',
  until: 'You can take it back until {at}, without a reason.',
  others:
    '{name} approved the time of {count} {count|one:person|other:people} at {at}, and can take it back until {until}.',
  undo: 'Take all of it back',
  undone: 'The approval of {count} {count|one:person|other:people} is taken back.',
  nothingLeft: 'Nothing of it was left to take back.',
  expired: {
    what: 'Ten minutes have passed since this approval.',
    toDo: 'Nothing was changed. Use “Take back the approval” in the table, and say why.',
  },
  leftTouched:
    'Left as they are, because somebody changed something of theirs since: {count} {count|one:person|other:people}.',
  leftSent:
    'Left as they are, because a payroll file has them: {count} {count|one:person|other:people}. Use “Take back the approval” in the table for them, and say why.',
} as const;
