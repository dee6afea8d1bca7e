export const newRuleWords = {
  addTitle: 'Store it as a pay rule of its own',
  addLead: 'It is beside the rules that you have, and pays nobody until you give it to people.',
  ruleName: 'Name',
  ruleNameHint: 'What the company calls it, such as Night crew.',
  addAct: 'Store the pay rule',
  ruleAdded: '“{name}” is stored. Give it to people on their page, or to everybody in the settings.',
} as const;
