/** What waits for the decision of a manager, in English. */
export const reviewsWords = {
  tabReviews: 'To decide',
  reviewsNone: 'Nothing is waiting for a manager.',
  reviewsOpen: '{items} {items|one:question is|other:questions are} waiting for a manager.',
  reviewsMore: 'And {items} {items|one:more question|other:more questions}.',
  reviewsWhere:
    'Not decided at this tablet: those who look after the company’s working time decide. Until then such time is not approved.',
  reviewsAsking: 'Asking the server',
  reviewsAgain: 'Ask again',
  reviewsReadAt: 'As of {time}.',
  reviewsOffline:
    'The server does not answer, so this tablet cannot say what waits. It keeps no copy of the questions. Punches go on as always.',
  reviewsFailed: 'The server answered, but not with the questions. Ask again; if it goes on, call support.',
  reviewOpened: 'Open since {time}.',
} as const;
