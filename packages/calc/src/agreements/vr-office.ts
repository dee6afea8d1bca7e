import { type Agreement } from './agreement.ts';
import { LAST_CHECKED_ON } from './cite.ts';
import { mealPay, VR_SOURCES, vrRule } from './vr.ts';

/**
 * Office work under the agreement of VR and LÍV with SA. Pay lines: `DV` dagvinna, `EV` eftirvinna, `NV` næturvinna,
 * `YV` yfirvinna above 159.27 hours a month, `SH` stórhátíðarvinna, `HD` a holiday that keeps its ordinary pay.
 */
export const VR_OFFICE: Agreement = {
  key: 'vr-office',
  name: 'VR: offices',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'vr',
  sources: VR_SOURCES,
  definition: vrRule({
    names: { is: 'VR: skrifstofur', en: 'VR: offices', pl: 'VR: biura' },
    dayWorkUntil: '17:00',
    ownWindows: [],
    monthMinutes: 9556.2,
    activeMonthHours: '153.86',
    dayMinutes: 441,
    ownCredits: [mealPay()],
  }),
};
