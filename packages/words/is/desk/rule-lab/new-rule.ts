export const newRuleWords = {
  addTitle: 'Vista sem sérstaka launareglu',
  addLead: 'Hún stendur við hlið þeirra reglna sem fyrir eru og gildir fyrir engan fyrr en fólk fær hana.',
  ruleName: 'Heiti',
  ruleNameHint: 'Það sem fyrirtækið kallar hana, til dæmis Næturvakt.',
  addAct: 'Vista launaregluna',
  ruleAdded: '„{name}“ er vistuð. Settu hana á fólk á síðu þess eða á alla í stillingum.',
};
