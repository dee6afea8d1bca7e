export const roleWords = {
  owner: 'Eigandi',
  manager: 'Yfirmaður',
  accountant: 'Bókari',
  employee: 'Starfsmaður',
  superadmin: 'Kerfisstjóri',
};
