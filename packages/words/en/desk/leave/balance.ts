export const balanceWords = {
  title: 'Vacation and sick leave left',
  lead: 'What everybody has today, in working time.',
  person: 'Name',
  granted: 'Vacation granted',
  taken: 'Vacation taken',
  asked: 'Vacation asked for',
  vacation: 'Vacation left',
  sick: 'Sick leave left',
  sickChild: 'Sick child, left',
  mayBeMore: 'may be more',
  emptyTitle: 'Nobody is employed today',
  emptyLead: 'Everybody who is employed is listed here, with what they have left.',
} as const;
