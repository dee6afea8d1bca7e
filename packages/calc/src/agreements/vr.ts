/** What have shops and offices under VR in common? Day window, evening and night pay within full monthly hours. */
import { type Window } from '#rules/window.ts';
import { type MealPay } from '#rules/mechanisms/meal-pay.ts';
import { type MechanismStep, type RuleDefinition } from '#rules/rule-definition.ts';
import { type Words } from '#words/words.ts';
import { DAY_WORK, EVENING_WORK, MAJOR_HOLIDAY_WORK, NIGHT_WORK, OVERTIME } from './class-names.ts';
import { AFTERNOONS_OF_HOLIDAYS, cite } from './cite.ts';
import { VR_HOLIDAYS } from './holiday-profiles.ts';
import { elevenHoursRest } from './rest.ts';

/** The sources of both agreements. */
export const VR_SOURCES = [
  {
    url: 'https://www.vr.is/kjaramal/laun/eftir-naetur-yfir-og-storhatidarvinna/',
    says:
      'Shops: day work Monday to Friday 09:00 to 18:00; offices 09:00 to 17:00. Outside of it eftirvinna, from 00:00 to ' +
      '07:00 næturvinna, both only up to full monthly hours (167.94 in shops, 159.27 in offices); above them yfirvinna. ' +
      'Major holidays have their own rate.',
  },
  {
    url: 'https://www.vr.is/kjaramal/vinnutimi/fridagar-og-storhatidir/',
    says: 'Which days are ordinary and which major holidays; the day off of commerce workers is major.',
  },
  {
    url: 'https://vefbirting.prentmetoddi.is/vr/kjarasamningur_vr_sa/25',
    says: 'Clauses 2.3.1 and 2.3.2: holidays; work on a Saturday or Sunday pays at least 4 hours.',
  },
  {
    url: 'https://www.vr.is/um-vr/frettir/almennar-frettir/laun-a-fridogum/',
    says: 'Work on an ordinary holiday: eftirvinna, or yfirvinna above full monthly hours, besides the ordinary pay.',
  },
  {
    url: 'https://vr.is/kjaramal/vinnutimi/matar-og-kaffitimar',
    says:
      'Lunch is unpaid; work through it in the day window is overtime. Who comes to work in a shop at 16:00 or later is ' +
      'paid 5 minutes for each worked hour, at least 15, for breaks that were not taken; who works 4.5 hours or longer ' +
      'has a shortened meal break of an hour instead.',
  },
  {
    url: 'https://fvsa.is/is/kaup-og-kjor/vinnutiminn/matar-og-kaffitimar',
    says:
      'The evening meal is 19:00 to 20:00 and paid as work; what is worked of it is paid once more as overtime: until 19:10 ' +
      'are 10 minutes more. Outside the day window the night meal is 03:00 to 04:00, in the same way.',
  },
  {
    url: 'https://fvsa.is/is/kaup-og-kjor/annad-tengt-launum/deilitolur-fyrir-timakaup',
    says: 'A shop day is 7 h 45, an office day 7 h 21.',
  },
  {
    url: 'https://www.sa.is/vinnumarkadsvefur/starfsmannamal/vinnutimi-og-hvildartimi/utkall',
    says: 'A call-out pays at least 4 hours unless day work begins within 2 hours.',
  },
] as const;

/** What differs: the name, the end of the day window, full monthly hours, the length of a day, and steps of its own. */
export type VrBranch = {
  readonly names: Words;
  readonly dayWorkUntil: string;
  readonly ownWindows: readonly Window[];
  readonly monthMinutes: number;
  readonly activeMonthHours: string;
  readonly dayMinutes: number;
  readonly ownCredits: readonly MechanismStep[];
};

const windowsOf = ({ dayWorkUntil, ownWindows }: VrBranch): readonly Window[] => [
  {
    class: 'dayWork',
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    dayClasses: ['ordinary'],
    from: '09:00',
    to: dayWorkUntil,
    priority: 1,
    citation: cite('vr.is, eftir-, nætur-, yfir- og stórhátíðarvinna', {
      conflict: {
        is: 'Samkomulag má gera um að dagvinna hefjist fyrr, frá kl. 07:00; hér hefst hún kl. 09:00.',
        en: 'By agreement day work may begin earlier, from 07:00; here it begins at 09:00.',
        pl: 'Za porozumieniem praca dzienna może zaczynać się wcześniej, od 07:00; tutaj zaczyna się o 09:00.',
      },
    }),
  },
  {
    class: 'night',
    to: '07:00',
    priority: 1,
    citation: cite('vr.is, eftir-, nætur-, yfir- og stórhátíðarvinna'),
  },
  {
    class: 'majorHoliday',
    dayClasses: ['SH'],
    priority: 2,
    citation: cite('vr.is, frídagar og stórhátíðir', { clause: '2.3.2' }),
  },
  ...ownWindows,
];

const overtimeOf = ({ monthMinutes, activeMonthHours }: VrBranch): MechanismStep => ({
  mechanism: 'pay-period-overtime',
  limitMinutes: monthMinutes,
  countedClasses: ['dayWork', 'evening', 'night'],
  overtimeClass: 'overtime',
  citation: cite('vr.is, eftir-, nætur-, yfir- og stórhátíðarvinna', {
    conflict: {
      is:
        `Mörkin eru með greiddum hléum; án þeirra eru þau ${activeMonthHours} virkar stundir. Mínútur verða ` +
        'yfirvinna í tímaröð; opið forrit færir fyrst kvöld, svo nætur, svo dagvinnu.',
      en:
        `The limit with paid breaks; without them it is ${activeMonthHours} active hours. Minutes become ` +
        'overtime in order of time; a public program moves evenings first, then nights, then day work.',
      pl:
        `Limit z płatnymi przerwami; bez nich to ${activeMonthHours} godz. czynnej pracy. Minuty stają się ` +
        'nadgodzinami w kolejności czasu; publiczny program przenosi najpierw wieczory, potem noce, potem ' +
        'pracę dzienną.',
    },
  }),
});

const weekendMinimum = (
  dayClasses: readonly ('ordinary' | 'AF' | 'SH')[],
  payLine: string,
): MechanismStep => ({
  mechanism: 'minimum-paid',
  minimumMinutes: 240,
  payLine,
  weekdays: ['saturday', 'sunday'],
  dayClasses,
  citation: cite('kjarasamningur VR og SA', {
    clause: '2',
    conflict: {
      is:
        'Ekki er sagt hvað greiðist fyrir þær stundir upp að fjórum sem voru ekki unnar; kaup dagsins er ' +
        'tekið.',
      en: 'The rate of the hours up to four that were not worked is not said; that of the day is taken.',
      pl: 'Nie podano stawki za godziny do czterech, których nie przepracowano; przyjęto stawkę tego dnia.',
    },
  }),
});

const MEALS = [
  { from: '19:00', to: '20:00', addPercent: 100 },
  { from: '03:00', to: '04:00', addPercent: 100 },
] as const;

/** The evening and the night meal: what is worked of them is paid once more as overtime. */
export const mealPay = (more: Partial<MealPay> = {}): MechanismStep => ({
  mechanism: 'meal-pay',
  payLine: 'YV',
  meals: MEALS,
  ...more,
  citation: cite('fvsa.is, matar- og kaffitímar', {
    conflict: {
      is:
        'Kaffitímar kl. 22:00 og 06:15 eru ekki með. Matartími sem var allur unninn telst tekinn nema hlé segi að unnið ' +
        'hafi verið í honum: greiddir matartímar eru ekki stimplaðir.',
      en:
        'Coffee at 22:00 and 06:15 is not here. A meal hour that was worked whole is taken as had, unless a break says ' +
        'that it was worked through: paid meals are not punched.',
      pl:
        'Przerw na kawę o 22:00 i 06:15 tu nie ma. Pora posiłku w całości przepracowana liczy się jako wykorzystana, ' +
        'chyba że przerwa mówi, że pracowano: płatnych posiłków nikt nie odbija.',
    },
  }),
});

const creditsOf = (branch: VrBranch): readonly MechanismStep[] => [
  weekendMinimum(['ordinary', 'AF'], 'EV'),
  weekendMinimum(['SH'], 'SH'),
  {
    mechanism: 'call-out',
    minimumMinutes: 240,
    exceptDayWorkWithinMinutes: 120,
    payLine: 'EV',
    citation: cite('sa.is, útkall', {
      conflict: {
        is: 'Ekki er sagt hvaða kaup lágmarkið er; eftirvinna er tekin.',
        en: 'The rate of the minimum is not said; eftirvinna is taken.',
        pl: 'Nie podano stawki minimum; przyjęto pracę wieczorną.',
      },
    }),
  },
  {
    mechanism: 'holiday-pay',
    payLine: 'HD',
    whenWorked: 'keep',
    citation: cite(
      'vr.is, frídagur verslunarmanna 2017 and 2023: hourly pay too, on days one would have worked',
      {
        conflictOn: AFTERNOONS_OF_HOLIDAYS,
      },
    ),
  },
  ...branch.ownCredits,
  elevenHoursRest('09:00'),
];

/** The rule of a branch. */
export const vrRule = (branch: VrBranch): RuleDefinition => ({
  names: branch.names,
  holidayProfile: VR_HOLIDAYS,
  fullDayMinutes: branch.dayMinutes,
  baseClass: 'evening',
  mechanisms: [
    { mechanism: 'windows', windows: windowsOf(branch) },
    {
      mechanism: 'breaks',
      workedThroughClass: 'overtime',
      workedThroughOf: ['dayWork'],
      citation: cite('vr.is, matar- og kaffitímar'),
    },
    overtimeOf(branch),
    ...creditsOf(branch),
  ],
  codeMap: {
    dayWork: { bucket: 'daytime', payLine: 'DV', names: DAY_WORK },
    evening: { bucket: 'evening', payLine: 'EV', names: EVENING_WORK },
    night: { bucket: 'nightTime', payLine: 'NV', names: NIGHT_WORK },
    overtime: { bucket: 'overtime', payLine: 'YV', names: OVERTIME },
    majorHoliday: { bucket: 'majorHoliday', payLine: 'SH', names: MAJOR_HOLIDAY_WORK },
  },
});
