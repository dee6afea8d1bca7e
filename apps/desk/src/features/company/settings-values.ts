// The settings as their form has them: what may be missing is empty there, and a list is one line each.
import { get } from 'react-hook-form';
import {
  isGroup,
  SETTINGS,
  type Setting,
  type SettingsList,
  type ValueOf,
} from '@stimpill/api-types/settings';
import type { CompanySettings } from '#api/company-settings.ts';
import { linesOf } from '#ui/form/lines-of.ts';

const { id: _id, holidays: _holidays, paidBySalary: _paidBySalary, terminal, ...others } = SETTINGS;
const { managerExitCodeHash: _hash, ...tablets } = terminal.settings;

/** Those of the form: the manager code, the holidays and the absences that a salary pays have pages of their own. */
export const IN_FORM = { ...others, terminal: { ...terminal, settings: tablets } };

/** A setting of the form: where its value stands, what it is called there, and under which heading. */
export type PlacedSetting = {
  readonly path: string;
  readonly name: string;
  readonly part: string | undefined;
  readonly setting: Setting;
};

export const SETTINGS_IN_FORM: readonly PlacedSetting[] = placed(IN_FORM);

function placed(list: SettingsList, group?: string): PlacedSetting[] {
  return Object.entries(list).flatMap(([name, part]): PlacedSetting[] => {
    if (isGroup(part)) return placed(part.settings, name);
    const path = group === undefined ? name : `${group}.${name}`;
    return [{ path, name, part: part.part ?? group, setting: part }];
  });
}

/** What a setting is called, in the place of its description. */
type Word = {
  readonly label: string;
  readonly hint?: string;
  readonly choices?: Readonly<Record<string, string>>;
};

export function wordOf(words: object, path: string): Word {
  const word: unknown = get(words, path);
  return word as Word;
}

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

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
