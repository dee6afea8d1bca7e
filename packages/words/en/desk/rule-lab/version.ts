export const versionWords = {
  newVersion: '{name}: new version',
  oneVersion: '{name}: version {number}',
  lead: 'It begins as the rule pays now. Change what is to be otherwise, see what it would have come to last month, and let it hold from a day on.',
  inWords: 'What changes, in words',
  sameWords: 'Nothing: the draft pays as the version before it.',
  gone: 'No longer',
  added: 'New',
  change: 'Change version {number}',
  changeLead:
    'The draft takes the place of this version. That is possible until its first day has begun or time was approved under it.',
  changed: 'Version {number} is changed.',
  meanwhile:
    'Somebody else has changed this rule meanwhile, so nothing was changed now. Close this, see what is different, and replay the draft again.',
  fixed:
    'This version holds already, or time was approved under it, so nothing was changed. Let a new version hold from a later day on.',
} as const;
