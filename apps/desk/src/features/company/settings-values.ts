// The settings as their form has them: what may be missing is empty there, and a list is one line each.
import type { CompanySettings } from '#api/company-settings.ts';
import type { bonusSettingsWords } from '#said/desk/company/bonus-settings.ts';
import type { settingsWords } from '#said/desk/company/settings.ts';
import type { Said } from '@stimpill/words/said.ts';

type Terminal = Omit<CompanySettings['terminal'], 'allowedIpRanges'> & { allowedIpRanges: string };

export type SettingsValues = Omit<
  CompanySettings,
  | 'terminal'
  | 'retentionDays'
  | 'holidays'
  | 'paidBySalary'
  | 'forgottenOutsMailAt'
  | 'factorDemandedFrom'
  | 'workingTimeReferenceMonths'
  | 'planToleranceMinutes'
  | 'longestEntryHours'
  | 'bonuses'
  | 'notInHolidayPay'
  | 'defaultRuleSetId'
  | 'defaultPayPeriodId'
> & {
  terminal: Terminal;
  retentionDays: { coordinates: number | null; photos: number | null };
  forgottenOutsMailAt: string;
  factorDemandedFrom: { owner: string; manager: string; accountant: string };
  workingTimeReferenceMonths: number | null;
  planToleranceMinutes: number | null;
  longestEntryHours: number | null;
  bonuses: Omit<CompanySettings['bonuses'], 'publicEmployer' | 'unpaidLeave'> & {
    publicEmployer: '' | 'state' | 'municipality';
    unpaidLeave: '' | 'counts' | 'takenOut';
  };
  notInHolidayPay: string;
  defaultRuleSetId: string;
  defaultPayPeriodId: string;
};

export function toSettingsValues(settings: CompanySettings): SettingsValues {
  const { holidays: _, paidBySalary: __, terminal, ...rest } = settings;
  return {
    ...rest,
    terminal: { ...terminal, allowedIpRanges: terminal.allowedIpRanges.join('\n') },
    forgottenOutsMailAt: settings.forgottenOutsMailAt ?? '',
    factorDemandedFrom: {
      owner: settings.factorDemandedFrom.owner ?? '',
      manager: settings.factorDemandedFrom.manager ?? '',
      accountant: settings.factorDemandedFrom.accountant ?? '',
    },
    bonuses: {
      ...settings.bonuses,
      publicEmployer: settings.bonuses.publicEmployer ?? '',
      unpaidLeave: settings.bonuses.unpaidLeave ?? '',
    },
    notInHolidayPay: settings.notInHolidayPay.join('\n'),
    defaultRuleSetId: settings.defaultRuleSetId ?? '',
    defaultPayPeriodId: settings.defaultPayPeriodId ?? '',
  };
}

const NONE = -1;

/**
 * @param elsewhere has pages of its own, and stays as it was read
 * A number that is missing is sent as one that cannot be, and the server says what is wanted.
 */
export function toSettings(
  values: SettingsValues,
  { holidays, paidBySalary }: Pick<CompanySettings, 'holidays' | 'paidBySalary'>,
): CompanySettings {
  const { terminal, retentionDays, workingTimeReferenceMonths: months } = values;
  return {
    ...values,
    terminal: { ...terminal, allowedIpRanges: linesOf(terminal.allowedIpRanges) },
    retentionDays: {
      coordinates: retentionDays.coordinates ?? NONE,
      photos: retentionDays.photos ?? NONE,
    },
    holidays,
    paidBySalary,
    forgottenOutsMailAt: orNull(values.forgottenOutsMailAt),
    factorDemandedFrom: {
      owner: orNull(values.factorDemandedFrom.owner),
      manager: orNull(values.factorDemandedFrom.manager),
      accountant: orNull(values.factorDemandedFrom.accountant),
    },
    workingTimeReferenceMonths: months ?? NONE,
    planToleranceMinutes: values.planToleranceMinutes ?? NONE,
    longestEntryHours: values.longestEntryHours ?? NONE,
    bonuses: {
      ...values.bonuses,
      publicEmployer: values.bonuses.publicEmployer || null,
      unpaidLeave: values.bonuses.unpaidLeave || null,
    },
    notInHolidayPay: linesOf(values.notInHolidayPay),
    defaultRuleSetId: orNull(values.defaultRuleSetId),
    defaultPayPeriodId: orNull(values.defaultPayPeriodId),
  };
}

/** Names of what a setting names by its id. */
export type NamesById = ReadonlyMap<string, string>;
type Sentences = Said<typeof settingsWords>;
type BonusSentences = Said<typeof bonusSettingsWords>;
type Described = readonly (readonly [name: string, value: string])[];

/** Every setting in words, in the order of the form. */
export function describeSettings(
  t: Sentences,
  b: BonusSentences,
  values: SettingsValues,
  names: NamesById,
): Described {
  const { features, terminal, retentionDays } = values;
  const yesNo = (value: boolean) => (value ? t.yes : t.no);
  const named = (id: string, none: string) => (id === '' ? none : (names.get(id) ?? id));
  return [
    [t.name, values.name],
    [t.timeZone, values.timeZone],
    [t.language, values.language],
    [t.ruleSet, named(values.defaultRuleSetId, t.noRuleSet)],
    [t.payPeriod, named(values.defaultPayPeriodId, t.noPayPeriod)],
    [t.months, String(values.workingTimeReferenceMonths ?? '–')],
    [t.planTolerance, String(values.planToleranceMinutes ?? '–')],
    [t.longestEntry, String(values.longestEntryHours ?? '–')],
    [b.publicEmployer, b.publicEmployers[values.bonuses.publicEmployer]],
    [b.decemberYear, b.decemberYears[values.bonuses.decemberYear]],
    [b.unpaidLeave, b.unpaidLeaves[values.bonuses.unpaidLeave]],
    [b.notInHolidayPay, values.notInHolidayPay.split('\n').join(', ') || '–'],
    [t.decidesOwnTime, yesNo(values.decidesOwnTime)],
    [t.enableProjects, yesNo(features.enableProjects)],
    [t.enableShifts, yesNo(features.enableShifts)],
    [t.enableRuleSlots, yesNo(features.enableRuleSlots)],
    [t.projectSelection, t.projectSelections[terminal.projectSelection]],
    [t.punchPhoto, t.punchPhotos[terminal.punchPhoto]],
    [t.missingPhotoBlocks, yesNo(terminal.missingPhotoBlocks)],
    [t.offlinePunchesNeedReview, yesNo(terminal.offlinePunchesNeedReview)],
    [t.asksAboutBreaks, yesNo(terminal.asksAboutBreaks)],
    [t.gpsOnClockIn, yesNo(terminal.gpsOnClockIn)],
    [t.anonymous, yesNo(terminal.anonymous)],
    [t.ranges, terminal.allowedIpRanges.split('\n').join(', ') || '–'],
    [t.coordinates, String(retentionDays.coordinates ?? '–')],
    [t.photos, String(retentionDays.photos ?? '–')],
    [t.mailAt, values.forgottenOutsMailAt || '–'],
    [t.factorOf.owner, values.factorDemandedFrom.owner || t.factorChoice],
    [t.factorOf.manager, values.factorDemandedFrom.manager || t.factorChoice],
    [t.factorOf.accountant, values.factorDemandedFrom.accountant || t.factorChoice],
  ];
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
