export const hoursWords = {
  buckets: {
    daytimeMinutes: 'Dagvinna',
    eveningMinutes: 'Kvöldvinna',
    nightTimeMinutes: 'Næturvinna',
    weekendMinutes: 'Helgarvinna',
    overtimeMinutes: 'Yfirvinna',
    holidayMinutes: 'Á frídögum',
    majorHolidayMinutes: 'Á stórhátíðum',
    other: 'Önnur vinna',
  },
};
