/** The classes of worked time, as they are called on the tablet too. */
export const hoursWords = {
  buckets: {
    daytimeMinutes: 'Day work',
    eveningMinutes: 'Evening work',
    nightTimeMinutes: 'Night work',
    weekendMinutes: 'Weekend work',
    overtimeMinutes: 'Overtime',
    holidayMinutes: 'On holidays',
    majorHolidayMinutes: 'On major holidays',
    other: 'Other work',
  },
} as const;
