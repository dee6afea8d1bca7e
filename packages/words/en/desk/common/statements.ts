/** Where statements of a pay period are made, of one person or of many. */
export const statementsWords = {
  act: 'Statement',
  actAll: 'Statements of those shown',
  title: 'Statement: {name}',
  titleAll: 'Statements: {count} {count|one:person|other:people}',
  lead: 'A PDF to hand out and to sign: days, sums, absences, balances, rest, and what was changed by hand. Until the pay period is approved, every page says so.',
  leadAll:
    'A zip file with one PDF for each person, so that each is given their own and nobody else’s. Until a pay period is approved, every page says so.',
  language: 'Language',
  each: 'That of each person',
  period: 'Pay period',
  make: 'Make',
  goOn: 'Go on',
  progress: '{made} of {all} made',
  made: 'made',
  waiting: 'not made',
  people: 'People',
  done: 'The statement of {name} is made. It is where downloads go.',
  doneAll: '{count} {count|one:statement is|other:statements are} made. The file is where downloads go.',
  file: 'Statements',
} as const;
