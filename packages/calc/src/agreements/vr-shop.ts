import { type Agreement } from './agreement.ts';
import { cite, LAST_CHECKED_ON } from './cite.ts';
import { mealPay, VR_SOURCES, vrRule } from './vr.ts';

/**
 * Shop work under the agreement of VR and LÍV with SA. Pay lines: `DV` dagvinna, `EV` eftirvinna, `NV` næturvinna,
 * `YV` yfirvinna above 167.94 hours a month, `SH` stórhátíðarvinna, `HD` a holiday that keeps its ordinary pay.
 */
export const VR_SHOP: Agreement = {
  key: 'vr-shop',
  name: 'VR: shops',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'vr',
  sources: VR_SOURCES,
  definition: vrRule({
    names: { is: 'VR: verslanir', en: 'VR: shops', pl: 'VR: sklepy' },
    dayWorkUntil: '18:00',
    ownWindows: [
      {
        class: 'evening',
        dayClasses: ['ordinary'],
        holidays: ['afterChristmas'],
        from: '09:00',
        to: '10:00',
        priority: 2,
        citation: cite('vr.is, laun á frídögum; old.vr.is, vinnutími'),
      },
    ],
    monthMinutes: 10_076.4,
    activeMonthHours: '155.3',
    dayMinutes: 465,
    ownCredits: [
      {
        mechanism: 'break-pay',
        payLine: 'EV',
        perWorkedHour: { minutes: 5, atLeastMinutes: 15, startingFrom: '16:00', belowMinutes: 270 },
        citation: cite('vr.is, matar- og kaffitímar', {
          conflict: {
            is:
              'Síðan segir „koma til vinnu kl. 16:00 eða síðar“: fyrsta vinna dagsins ræður. Frá 4,5 stundum gefur ' +
              'hún styttan matartíma, klukkustund, í stað mínútnanna.',
            en:
              'The page says "come to work at 16:00 or later": the first work of the day decides. From 4.5 hours on ' +
              'it gives a shortened meal break of an hour instead of the minutes.',
            pl:
              'Strona mówi „przychodzą do pracy o 16:00 lub później”: decyduje pierwsza praca dnia. Od 4,5 godz. ' +
              'daje skróconą przerwę na posiłek, godzinę, zamiast tych minut.',
          },
        }),
      },
      // Who comes at 16:00 or later is paid 5 minutes an hour instead, or has a meal at an hour of their own.
      mealPay({ startingBefore: '16:00' }),
    ],
  }),
};
