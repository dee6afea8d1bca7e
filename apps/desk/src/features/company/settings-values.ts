// The settings as their form has them: what may be missing is empty there, and a list is one line each.
import {
  isGroup,
  SETTINGS,
  type Setting,
  type SettingsList,
  type ValueOf,
} from '@stimpill/api-types/settings';
import type { CompanySettings } from '#api/company-settings.ts';
import type { bonusSettingsWords } from '#said/desk/company/bonus-settings.ts';
import type { settingsWords } from '#said/desk/company/settings.ts';
import type { Said } from '@stimpill/words/said.ts';

const { id: _id, holidays: _holidays, paidBySalary: _paidBySalary, terminal, ...others } = SETTINGS;
const { managerExitCodeHash: _hash, ...tablets } = terminal.settings;

/** Those of the form: the manager code, the holidays and the absences that a salary pays have pages of their own. */
export const IN_FORM = { ...others, terminal: { ...terminal, settings: tablets } };

type FieldOf<One> = One extends { readonly is: 'addressRanges' | 'payLines' }
  ? string
  : One extends { readonly is: 'whole' }
    ? number | null
    : One extends { readonly default: null }
      ? Exclude<ValueOf<One>, null> | ''
      : ValueOf<One>;

type FieldsOf<List> = {
  -readonly [Name in keyof List]: List[Name] extends { readonly settings: infer Group }
    ? FieldsOf<Group>
    : FieldOf<List[Name]>;
};

export type SettingsValues = FieldsOf<typeof IN_FORM>;

/** Goes through the settings of the form. */
function mapped(
  list: SettingsList,
  values: object,
  change: (setting: Setting, value: unknown) => unknown,
): object {
  const all = Object.entries(list).map(([name, part]) => {
    const value: unknown = values[name as keyof typeof values];
    return [name, isGroup(part) ? mapped(part.settings, value as object, change) : change(part, value)];
  });
  return Object.fromEntries(all) as object;
}

const isList = ({ is }: Setting) => is === 'addressRanges' || is === 'payLines';
const mayBeNull = (setting: Setting) => 'default' in setting && setting.default === null;

export function toSettingsValues(settings: CompanySettings): SettingsValues {
  return mapped(IN_FORM, settings, (setting, value) =>
    isList(setting) ? (value as readonly string[]).join('\n') : mayBeNull(setting) ? (value ?? '') : value,
  ) as SettingsValues;
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
  const said = mapped(IN_FORM, values, (setting, value) => {
    if (isList(setting)) return linesOf(value as string);
    if (setting.is === 'whole') return value ?? NONE;
    return mayBeNull(setting) ? orNull(value as string) : value;
  });
  return { ...(said as Omit<CompanySettings, 'holidays' | 'paidBySalary'>), holidays, paidBySalary };
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
