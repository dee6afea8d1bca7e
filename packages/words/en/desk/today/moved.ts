/** Approved figures that would change, on the page of the day. */
export const movedWords = {
  title: 'Approved figures would change',
  lead: 'Something was corrected on which these days depend. They are paid as approved until the person is approved again.',
  since: 'Since {at}',
  approve: 'Approve again',
  askOwner: 'An owner approves this: {names}',
} as const;
