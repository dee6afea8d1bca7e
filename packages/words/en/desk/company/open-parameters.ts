/** What a pay rule leaves to the company: why, what sources say, and giving it from a day on. */
export const openParametersWords = {
  title: 'What this rule leaves to you',
  lead: 'No source has a number for this, so nothing that depends on it is paid until you give it. Where somebody’s time depends on it, the month stops.',
  missing: 'Not given yet',
  inMinutes: '{minutes} min',
  readings: 'What sources say',
  source: 'Source',
  taken: 'The rule does this until you choose.',
  give: 'Give the values',
  giveTitle: '{name}: give the values',
  giveLead:
    'They hold from a day on, as a new version of the rule. The days before it stay as they are. What you leave empty stays as it was.',
  minutesHint: 'In minutes.',
  none: 'Not chosen',
  validFrom: 'Hold from',
  validFromHint: 'The first day of the pay period, if it is not approved yet.',
  save: 'Save the values',
  saved: 'The values are there.',
} as const;
