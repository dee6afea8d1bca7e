import { words } from '#words/words.ts';

/** The classes of worked time, as they are called on the tablet too. */
export const hoursWords = words({
  en: {
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
  },
  is: {
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
  },
  pl: {
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
  },
});
