export const keysWords = {
  keyRows: {
    palette: 'Fara á síðu eða gera eitthvað',
    rows: 'Í næstu línu, í línuna á undan',
    open: 'Opna línuna',
    search: 'Í leit síðunnar',
    keys: 'Sýna þennan lista',
    close: 'Loka því sem er efst',
  },
  onThisPage: 'Á þessari síðu',
  onEveryPage: 'Á öllum síðum',
  letterKeys: 'Lyklar án Ctrl',
  letterKeysHint: 'Slökktu á þeim ef forrit sem skrifar fyrir þig ræsir þá óvart.',
  letterKeyStates: {
    on: 'Kveikt',
    off: 'Slökkt',
  },
};
