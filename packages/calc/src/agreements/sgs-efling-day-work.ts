import { type Agreement } from './agreement.ts';
import { DAY_WORK, MAJOR_HOLIDAY_WORK, OVERTIME } from './class-names.ts';
import { AFTERNOONS_OF_HOLIDAYS, cite, LAST_CHECKED_ON } from './cite.ts';
import { COMMON_HOLIDAYS } from './holiday-profiles.ts';
import { elevenHoursRest } from './rest.ts';

/**
 * Day work under the agreement of SGS and Efling with SA (the general labour market), for people paid by the day
 * window. Pay lines: `DV` dagvinna (day work), `YV` yfirvinna (overtime), `SH` stórhátíðarvinna (work on major
 * holidays), `HD` helgidagalaun (a holiday that keeps its ordinary pay).
 */
export const SGS_EFLING_DAY_WORK: Agreement = {
  key: 'sgs-efling-day-work',
  name: 'SGS / Efling: day work',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'sgs',
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
      url: 'https://efling.is/matar-og-kaffitimi/',
      says:
        'Lunch is unpaid, between 11:30 and 13:30; coffee breaks of 35 minutes are paid inside the day. Work through ' +
        'either in the day window is overtime. The evening meal is 19:00 to 20:00 every day, paid as overtime; work into it pays ' +
        'one hour more.',
    },
    {
      url: 'https://www.sa.is/vinnumarkadsvefur/starfsmannamal/vinnutimi-og-hvildartimi/utkall',
      says:
        'A call-out pays at least 4 hours unless day work begins within 2 hours; overtime that was announced, help by ' +
        'telephone, and a second job within the time of the first are no call-outs.',
    },
    {
      url: 'https://samidn.is/2017/04/12/ef-unnid-er-um-paskana/',
      says:
        'A holiday from Monday to Friday keeps its ordinary pay, and hours worked on it are paid besides; a major ' +
        'holiday on a Sunday pays the hours only.',
    },
    {
      url: 'https://efling.is/lagmarkshvild/',
      says: '11 hours of rest in each 24, counted from the usual start of the working day.',
    },
    {
      url: 'https://www.asi.is/vinnurettur/flokkar/rettindi-og-skyldur/orlof-og-fridagar/aukafridagar-aukahelgidagar/',
      says: 'Law 88/1971: day work is 8 hours a day, Monday to Friday.',
    },
  ],
  definition: {
    names: { is: 'SGS / Efling: dagvinna', en: 'SGS / Efling: day work', pl: 'SGS / Efling: praca dzienna' },
    holidayProfile: COMMON_HOLIDAYS,
    fullDayMinutes: 480,
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
        mechanism: 'breaks',
        workedThroughClass: 'overtime',
        citation: cite('efling.is, matar- og kaffitímar'),
      },
      {
        mechanism: 'daily-overtime',
        limitMinutes: 480,
        countedClasses: ['dayWork'],
        overtimeClass: 'overtime',
        citation: cite('efling.is, yfirvinna', {
          conflict: {
            is:
              'Efling skrifar 7 klst. og 25 mín. í virkum vinnutíma; lög 88/1971 hafa 8 stundir. Það er sami ' +
              'dagurinn: 35 mínútna kaffitími er greiddur innan hans.',
            en:
              'Efling writes 7 h 25 of active time; Law 88/1971 has 8 hours. Both are the same day: the 35 minutes ' +
              'of coffee are paid inside it.',
            pl:
              'Efling pisze 7 godz. 25 min czynnej pracy; ustawa 88/1971 ma 8 godz. To ten sam dzień: 35 minut na ' +
              'kawę jest w nim płatne.',
          },
        }),
      },
      {
        mechanism: 'call-out',
        minimumMinutes: 240,
        exceptDayWorkWithinMinutes: 120,
        payLine: 'YV',
        citation: cite('sa.is, útkall'),
      },
      {
        mechanism: 'meal-pay',
        payLine: 'YV',
        meals: [{ from: '19:00', to: '20:00', addMinutes: 60 }],
        citation: cite('efling.is, matar- og kaffitímar', {
          conflict: {
            is:
              'Matartími sem var allur unninn telst tekinn nema hlé segi að unnið hafi verið í honum: hann er greiddur og ' +
              'ekki stimplaður. Næturmatartímar eru ekki á síðunni.',
            en:
              'A meal hour that was worked whole is taken as had, unless a break says that it was worked through: the meal ' +
              'is paid and not punched. Night meals are not on the page.',
            pl:
              'Pora posiłku w całości przepracowana liczy się jako wykorzystana, chyba że przerwa mówi, że pracowano: ' +
              'posiłek jest płatny i nieodbijany. Posiłków nocnych na stronie nie ma.',
          },
        }),
      },
      {
        mechanism: 'holiday-pay',
        payLine: 'HD',
        fullDayMinutes: 480,
        earnedAfterMonths: 1,
        weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        whenWorked: 'keep',
        citation: cite('asi.is, public holidays; asiung.baroninn.is, hourly workers: day work, no overtime', {
          conflictOn: AFTERNOONS_OF_HOLIDAYS,
        }),
      },
      elevenHoursRest('08:00'),
    ],
    codeMap: {
      dayWork: { bucket: 'daytime', payLine: 'DV', names: DAY_WORK },
      overtime: { bucket: 'overtime', payLine: 'YV', names: OVERTIME },
      majorHoliday: { bucket: 'majorHoliday', payLine: 'SH', names: MAJOR_HOLIDAY_WORK },
    },
  },
};
