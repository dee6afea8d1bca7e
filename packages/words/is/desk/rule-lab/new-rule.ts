export const newRuleWords = {
  addTitle: 'Vista sem sérstaka launareglu',
  addLead:
    'Hún stendur við hlið þeirra reglna sem fyrir eru og gildir um engan fyrr en þú velur hana fyrir einhvern.',
  ruleName: 'Heiti',
  ruleNameHint: 'Það sem fyrirtækið kallar hana, til dæmis Næturvakt.',
  addAct: 'Vista launaregluna',
  ruleAdded: '„{name}“ er vistuð. Veldu hana á síðu hvers starfsmanns eða fyrir alla í stillingunum.',
};
