/** What is said of somebody's phones wherever they are listed. */
export const phoneListWords = {
  loading: 'Getting your phones',
  someone: 'A phone',
  addedAtTablet: 'Added {day}, {time}, at the tablet “{tablet}”',
  addedAtDesk: 'Added {day}, {time}, at the desk',
  opened: 'Last opened {day}, {time}',
  neverOpened: 'Not opened yet',
  keep: 'No, keep it',
  remove: {
    ask: 'Remove',
    title: 'Remove {phone}?',
    text: 'It then shows nothing more of you. You can add it again at any time.',
    yes: 'Yes, remove it',
    done: '{phone} is removed and shows nothing more of you.',
  },
} as const;
