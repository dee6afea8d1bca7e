export const newRuleWords = {
  addTitle: 'Zapisz jako osobną regułę płacową',
  addLead: 'Będzie obok obecnych reguł i nie obejmie nikogo, dopóki jej komuś nie przypiszesz.',
  ruleName: 'Nazwa',
  ruleNameHint: 'Jak nazywa ją firma, na przykład Nocna zmiana.',
  addAct: 'Zapisz regułę płacową',
  ruleAdded:
    'Reguła „{name}” jest zapisana. Przypisz ją osobom na ich stronie albo wszystkim w ustawieniach.',
};
