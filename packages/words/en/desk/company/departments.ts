export const departmentsWords = {
  title: 'Departments',
  lead: 'Where people work. Lists on the tablet and at the desk are told apart by them.',
  name: 'Department',
  nameHint: 'Such as Kitchen or Front desk.',
  people: 'People at work here',
  change: 'Rename {name}',
  add: 'Add a department',
  addTitle: 'New department',
  changeTitle: 'Rename the department',
  added: 'The department is there. Put people into it on their own pages.',
  saved: 'The department has its new name.',
  emptyTitle: 'There are no departments yet',
  emptyLead:
    'A small company needs none. With several places of work, departments keep the list of names on the tablet short.',
} as const;
