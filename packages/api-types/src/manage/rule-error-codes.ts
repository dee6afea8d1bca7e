// What pay rules refuse. The sentences are short enough for a message on a screen.

/** Codes of pay rules and their versions. */
export const RULE_ERROR_CODES = {
  'rule_set.not_found': {
    status: 404,
    message: 'There is no such rule set in this company. Check the id against the list of rule sets.',
  },
  'rule_set.time_approved': {
    status: 409,
    message:
      'From this day on, time of people under this rule was approved already, so nothing was changed. Try again with a later day, or after the approval was taken back.',
  },
  'rule_set.version_not_found': {
    status: 404,
    message: 'The pay rule has no such version. Check the number against the list of its versions.',
  },
  'rule_set.version_fixed': {
    status: 409,
    message:
      'The first day of this version has begun, or time was approved under it, so it never changes. Nothing was changed. Let another version hold from a later day on.',
  },
  'rule_set.version_needed': {
    status: 409,
    message:
      'Another version follows this one, or it is the only one, so nothing was removed. Remove the newest version first; change the only one instead of removing it.',
  },
  'agreement.not_found': {
    status: 404,
    message:
      'No agreement of that key ships with this version. Check the key against the list of agreements.',
  },
} as const;
