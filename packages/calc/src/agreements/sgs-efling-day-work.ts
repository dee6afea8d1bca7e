import { type Agreement } from './agreement.ts';

/**
 * Day work under the agreement of SGS and Efling with SA (the general labour market), for people paid by the day
 * window. Pay lines: `DV` dagvinna (day work), `YV` yfirvinna (overtime), `SH` stórhátíðarvinna (work on major
 * holidays). An agreement to work longer days inside the window, call-outs and meal breaks are not part of it.
 */
export const SGS_EFLING_DAY_WORK: Agreement = {
  key: 'sgs-efling-day-work',
  name: 'SGS / Efling: day work',
  lastCheckedOn: '2026-11-21',
  sources: [
    { url: 'https://efling.is/dagvinna/', says: 'Day work is Monday to Friday, 07:00 to 17:00.' },
    {
      url: 'https://www.efling.is/old/yfirvinna/',
      says:
        'Overtime begins when the agreed day work of the day is done, or outside the window; the day rate may not be ' +
        'paid outside the window even if 8 hours were not reached; Saturdays, Sundays and holidays are overtime.',
    },
    {
      url: 'https://efling.is/?rettindi=storhatidardagar-og-adrir-fridagar',
      says:
        'Which days are ordinary holidays (overtime rate) and which are major; 24 and 31 December are major from ' +
        '12:00; the day off of commerce workers is an ordinary holiday.',
    },
    {
      url: 'https://www.asi.is/vinnurettur/flokkar/rettindi-og-skyldur/orlof-og-fridagar/aukafridagar-aukahelgidagar/',
      says: 'Law 88/1971: day work is 8 hours a day, Monday to Friday.',
    },
  ],
  definition: {
    holidayProfile: {
      newYearsDay: { class: 'SH' },
      maundyThursday: { class: 'AF' },
      goodFriday: { class: 'SH' },
      easterSunday: { class: 'SH' },
      easterMonday: { class: 'AF' },
      firstDayOfSummer: { class: 'AF' },
      mayDay: { class: 'AF' },
      ascensionDay: { class: 'AF' },
      whitSunday: { class: 'SH' },
      whitMonday: { class: 'AF' },
      nationalDay: { class: 'SH' },
      commerceDay: { class: 'AF' },
      christmasEve: { class: 'SH', from: '12:00' },
      christmasDay: { class: 'SH' },
      boxingDay: { class: 'AF' },
      newYearsEve: { class: 'SH', from: '12:00' },
    },
    baseClass: 'overtime',
    mechanisms: [
      {
        mechanism: 'windows',
        windows: [
          {
            class: 'dayWork',
            weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
            dayClasses: ['ordinary'],
            from: '07:00',
            to: '17:00',
            priority: 1,
          },
          { class: 'majorHoliday', dayClasses: ['SH'], priority: 2 },
        ],
      },
      {
        mechanism: 'daily-overtime',
        limitMinutes: 480,
        countedClasses: ['dayWork'],
        overtimeClass: 'overtime',
      },
    ],
    codeMap: {
      dayWork: { bucket: 'daytime', payLine: 'DV' },
      overtime: { bucket: 'overtime', payLine: 'YV' },
      majorHoliday: { bucket: 'majorHoliday', payLine: 'SH' },
    },
  },
};
