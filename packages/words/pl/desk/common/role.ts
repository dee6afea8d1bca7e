export const roleWords = {
  owner: 'Właściciel',
  manager: 'Kierownik',
  accountant: 'Księgowość',
  employee: 'Pracownik',
  superadmin: 'Administrator systemu',
};
