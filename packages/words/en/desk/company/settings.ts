export const settingsWords = {
  title: 'Settings',
  lead: 'What the company decides about itself. Changes apply from now on; approved time keeps its figures.',
  contents: 'On this page',
  readOnly: 'You can look at this. An owner can change it.',
  saved: 'The settings are saved.',
  parts: {
    company: {
      title: 'Company',
      lead: 'The name is on tablets and reports. Days begin and end by the time zone.',
    },
    pay: { title: 'Pay', lead: 'What applies to people who have no setting of their own.' },
    bonuses: {
      title: 'Bonuses and holiday pay',
      lead: 'What agreements leave open. Where nothing is said, nothing is proposed.',
    },
    features: { title: 'What you use', lead: 'What is switched off is asked for nowhere.' },
    terminal: { title: 'Tablets', lead: 'What is asked when somebody punches.' },
    factorDemandedFrom: {
      title: 'Second factor',
      lead: 'From that day on, people without one add one at the next sign-in, before anything else. Their password alone then opens no tablet and no program.',
    },
    retentionDays: {
      title: 'Kept for',
      lead: 'What is personal about a punch is erased after this many days, in the backups of the server too. 0 to {most}. 0 erases it on the day itself.',
    },
    mail: {
      title: 'Mail',
      lead: 'Owners and managers hear of forgotten clock-outs while everybody still remembers.',
    },
  },
  factorHint: 'Such as 1.12.2026. Empty: it is their choice.',
  factorChoice: 'their choice',
  factorLacks: '{count} {count|one:person has|other:people have} none yet: {names}.',
  factorNobodyLacks: 'Everybody of this role has one.',
} as const;
