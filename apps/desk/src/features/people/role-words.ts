import { words } from '#words/words.ts';

/** What each role is called. */
export const roleWords = words({
  en: {
    owner: 'Owner',
    manager: 'Manager',
    accountant: 'Accountant',
    employee: 'Employee',
    superadmin: 'Superadmin',
  },
  is: {
    owner: 'Eigandi',
    manager: 'Stjórnandi',
    accountant: 'Bókari',
    employee: 'Starfsmaður',
    superadmin: 'Kerfisstjóri',
  },
  pl: {
    owner: 'Właściciel',
    manager: 'Kierownik',
    accountant: 'Księgowość',
    employee: 'Pracownik',
    superadmin: 'Administrator systemu',
  },
});
