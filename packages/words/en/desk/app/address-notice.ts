export const addressNoticeWords = {
  operator: 'The operator of the server',
  waits:
    '{by} asked on {at} that you sign in with {email}. It counts once the link sent there is opened; until then your address stays.',
  changed: 'Since {at} you sign in with {email}. It was changed by: {by}.',
  taken: 'Your sign-in address was taken away on {at}, by: {by}.',
  toDo: 'If you did not agree to that, tell an owner of the company.',
} as const;
