/** What can rules pay or give, and what is it called? What a payroll system needs a code for. */
import { type CreditAccount } from '#pay/credit.ts';
import { type MechanismStep, type RuleDefinition } from '#rules/rule-definition.ts';
import { type Words } from '#words/words.ts';
import { BONUS_LINES } from '#bonuses/bonus-terms.ts';
import { bonusesOf } from '#bonuses/bonuses-of.ts';
import { ACCOUNT_NAMES, BUCKET_NAMES } from './display-names.ts';

/** A pay line, an account of credits that are on none, or a kind of absence, and everything that rules call it. */
export type NamedPayLine = { readonly key: string; readonly names: readonly Words[] };

type Given = { readonly key: string; readonly names: Words };

/** The kinds of absence that are paid. */
const ABSENCE_NAMES: Readonly<Record<'sick' | 'sickChild' | 'vacation', Words>> = {
  sick: { is: 'veikindi', en: 'sick leave', pl: 'zwolnienie chorobowe' },
  sickChild: { is: 'veikindi barns', en: 'child sick leave', pl: 'opieka nad chorym dzieckiem' },
  vacation: { is: 'orlof', en: 'vacation', pl: 'urlop' },
};

/** What is owed once a year, where a rule names leave whose agreement has it. */
const BONUS_NAMES: Readonly<Record<(typeof BONUS_LINES)[number], Words>> = {
  decemberBonus: {
    is: 'desemberuppbót, vikur',
    en: 'December bonus, weeks',
    pl: 'dodatek grudniowy, tygodnie',
  },
  decemberBonusHours: {
    is: 'desemberuppbót, dagvinna',
    en: 'December bonus, day work',
    pl: 'dodatek grudniowy, praca dzienna',
  },
  holidayBonus: { is: 'orlofsuppbót, vikur', en: 'holiday bonus, weeks', pl: 'dodatek urlopowy, tygodnie' },
};

const NAMES_OF_OURS: Readonly<Record<string, Words>> = { ...ACCOUNT_NAMES, ...ABSENCE_NAMES, ...BONUS_NAMES };

/** What is called what under a key of ours, whether or not a rule gives it; undefined: it is the key of a pay line. */
export const nameOfOurs = (key: string): Words | undefined =>
  Object.hasOwn(NAMES_OF_OURS, key) ? NAMES_OF_OURS[key] : undefined;

const hasBonuses = ({ entitlements }: RuleDefinition): boolean =>
  bonusesOf({ agreement: null, entitlements: entitlements ?? null }, null) !== 'notKnown';

/** On its pay line, or, where it has none, on its account. */
const credit = (account: CreditAccount, payLine?: string): Given => ({
  key: payLine ?? account,
  names: ACCOUNT_NAMES[account],
});

const givenByRest = (step: Extract<MechanismStep, { mechanism: 'daily-rest' }>): Given[] => [
  credit('restTimeOff', step.payLine),
  ...(step.overtimeBelow ? [credit('restOvertime', step.overtimeBelow.payLine)] : []),
  ...(step.intoNextDay ? [credit('restPay', step.intoNextDay.payLine)] : []),
];

const givenBy = (step: MechanismStep): readonly Given[] => {
  switch (step.mechanism) {
    case 'call-out':
      return [credit('callOut', step.payLine)];
    case 'minimum-paid':
      return [credit('minimumPaid', step.payLine)];
    case 'break-pay':
    case 'meal-pay':
      return [credit('breakPay', step.payLine)];
    case 'standby':
      return [step.payLine, ...(step.windows ?? []).map(({ payLine }) => payLine)].map((payLine) =>
        credit('standby', payLine),
      );
    case 'holiday-pay':
      return [credit('holidayPay', step.payLine)];
    case 'holiday-credit':
      return [credit(step.account, step.payLine)];
    case 'daily-rest':
      return givenByRest(step);
    case 'weighted-duty':
      return [credit('weightedDuty', step.payLine)];
    case 'shift-incentive':
      return step.bands.map(({ payLine }) => credit('shiftIncentive', payLine));
    case 'overtime-time-off':
      return [credit('overtimeTimeOff')];
    default:
      return [];
  }
};

const givenByRule = ({ codeMap, mechanisms }: RuleDefinition): readonly Given[] => [
  ...Object.values(codeMap).flatMap(({ bucket, payLine, premiumLines = [], names }) =>
    [payLine, ...premiumLines].map((key) => ({ key, names: names ?? BUCKET_NAMES[bucket] })),
  ),
  ...mechanisms.flatMap(givenBy),
];

/**
 * Everything that these rules can pay or give, each once with all its names: pay lines of worked time, those of credits, accounts
 * of credits, the kinds of absence that are paid, and yearly bonuses.
 * @example payLinesOf([PLAIN_TIME.definition])[0] // { key: 'DV', names: [{ is: 'dagvinna', … }] }
 */
export const payLinesOf = (rules: readonly RuleDefinition[]): readonly NamedPayLine[] => {
  const absences = Object.entries(ABSENCE_NAMES).map(([key, names]) => ({ key, names }));
  const namesOf = new Map<string, Map<string, Words>>();
  const bonuses = rules.some(hasBonuses) ? BONUS_LINES.map((key) => ({ key, names: BONUS_NAMES[key] })) : [];
  for (const { key, names } of [...rules.flatMap(givenByRule), ...absences, ...bonuses]) {
    const known = namesOf.get(key) ?? new Map<string, Words>();
    namesOf.set(key, known.set(names.en, names));
  }
  return [...namesOf].map(([key, names]) => ({ key, names: [...names.values()] }));
};
