export const roleWords = {
  owner: 'Eigandi',
  manager: 'Stjórnandi',
  accountant: 'Bókari',
  employee: 'Starfsmaður',
  superadmin: 'Kerfisstjóri',
};
