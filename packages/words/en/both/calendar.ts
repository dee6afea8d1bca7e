/** What a calendar says: its months, its days, and the way from one month to the next. */
export const calendarWords = {
  monthBefore: 'The month before',
  monthAfter: 'The month after',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdayLetters: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
} as const;
