/** What is said of a departure from rest: the right, what happened, and what was given for it. */
export const restFactWords = {
  rights: {
    dailyRest: 'Daily rest',
    break: 'Break',
    longDay: 'Length of the day',
    dayOff: 'Weekly day off',
    weeklyRest: 'Weekly rest',
    longestWeek: 'Length of the week',
    weeklyAverage: 'Average week',
    night: 'Work at night',
    other: 'Another right',
  },
  says: {
    dailyRest: '{minutes} of rest, {limit} are due',
    break: '{minutes} of work and no break that was long enough, due after {limit}',
    longDay: '{minutes} of work, at most {limit}',
    dayOff: '{minutes} free in the week, {limit} are due',
    weeklyRest: '{minutes} free in the week, {limit} are due',
    longestWeek: '{minutes} of work in the week, at most {limit}',
    weeklyAverage: '{minutes} of work a week, at most {limit}',
    night: '{minutes} of work in hours in which nobody of that age may work',
    other: '{minutes}, the limit is {limit}',
  },
  stillOpen: '{duration} still open',
  settledOn: {
    taken: '{duration} given on {date}',
    paid: '{duration} paid out on {date}',
    expired: '{duration} given up on {date}',
    other: '{duration} settled on {date}',
  },
} as const;
