import { words } from '#words/words.ts';

export const newRuleWords = words({
  en: {
    addTitle: 'Store it as a pay rule of its own',
    addLead: 'It stands beside the rules that you have, and pays nobody until you give it to people.',
    ruleName: 'Name',
    ruleNameHint: 'What the company calls it, such as Night crew.',
    addAct: 'Store the pay rule',
    ruleAdded: (name: string) =>
      `“${name}” is stored. Give it to people on their page, or to everybody in the settings.`,
  },
  is: {
    addTitle: 'Vista sem sérstaka launareglu',
    addLead: 'Hún stendur við hlið þeirra reglna sem fyrir eru og gildir fyrir engan fyrr en fólk fær hana.',
    ruleName: 'Heiti',
    ruleNameHint: 'Það sem fyrirtækið kallar hana, til dæmis Næturvakt.',
    addAct: 'Vista launaregluna',
    ruleAdded: (name: string) =>
      `„${name}“ er vistuð. Settu hana á fólk á síðu þess eða á alla í stillingum.`,
  },
  pl: {
    addTitle: 'Zapisz jako osobną regułę płacową',
    addLead: 'Stanie obok obecnych reguł i nie obejmie nikogo, dopóki jej komuś nie przypiszesz.',
    ruleName: 'Nazwa',
    ruleNameHint: 'Jak nazywa ją firma, na przykład Nocna zmiana.',
    addAct: 'Zapisz regułę płacową',
    ruleAdded: (name: string) =>
      `Reguła „${name}” jest zapisana. Przypisz ją osobom na ich stronie albo wszystkim w ustawieniach.`,
  },
});
