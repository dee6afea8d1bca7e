/** What each role is called. */
export const roleWords = {
  owner: 'Owner',
  manager: 'Manager',
  accountant: 'Accountant',
  employee: 'Employee',
  superadmin: 'Superadmin',
} as const;
