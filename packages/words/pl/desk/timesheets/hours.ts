export const hoursWords = {
  buckets: {
    daytimeMinutes: 'Praca w dzień',
    eveningMinutes: 'Praca wieczorem',
    nightTimeMinutes: 'Praca w nocy',
    weekendMinutes: 'Praca w weekend',
    overtimeMinutes: 'Nadgodziny',
    holidayMinutes: 'W święta',
    majorHolidayMinutes: 'W duże święta',
    other: 'Inna praca',
  },
};
