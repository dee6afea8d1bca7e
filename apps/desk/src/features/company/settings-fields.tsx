// The form of the settings, which follows from their description. What is special about some of them is said here.
import { useController, type Control, type FieldPathByValue } from 'react-hook-form';
import type { Setting } from '@stimpill/api-types/settings';
import { LANGUAGES } from '@stimpill/words/language.ts';
import { OWN_LANGUAGE } from '@stimpill/words/own-language.ts';
import { useSession } from '#api/session.ts';
import { Field } from '#ui/field.tsx';
import type { DescribedField, DescribedFields } from '#ui/form/described-fields.tsx';
import { TimeZoneOptions } from '#ui/time-zone-options.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { settingWords } from '#said/both/setting.ts';
import { settingsWords } from '#said/desk/company/settings.ts';
import { DemandedFrom } from './demanded-from.tsx';
import { SETTINGS_IN_FORM, wordOf, type PlacedSetting, type SettingsValues } from './settings-values.ts';

type Named = { readonly id: string; readonly name: string };
type SettingField = DescribedField<SettingsValues>;

/** What can be chosen by name. */
export type Choices = Readonly<Record<'ruleSet' | 'payPeriod', readonly Named[]>>;

const LANGUAGES_BY_NAME = Object.fromEntries(LANGUAGES.map((each) => [each, OWN_LANGUAGE[each].name]));

/** The headings of the form, in its order. */
export const PARTS = [
  ...(['company', 'pay', 'bonuses', 'features'] as const),
  ...(['terminal', 'factorDemandedFrom', 'retentionDays', 'mail'] as const),
] as const;

/** First what is chosen and typed, then what is ticked; lists stand last. */
const ORDER: readonly Setting['is'][] = [
  ...(['name', 'zone', 'choice', 'reference', 'whole', 'day', 'localTime', 'yesNo'] as const),
  ...(['addressRanges', 'payLines'] as const),
];

/** The fields of each part. */
export function useSettingFields(choices: Choices) {
  const words = useWords(settingWords);
  const { factorChoice } = useWords(settingsWords);
  const today = useToday(useSession().company.timeZone);
  const toField = ({ path, name, setting }: PlacedSetting) => {
    const { label, hint, choices: called } = wordOf(words, path);
    const options = optionsOf(setting, { ...called, ...(name === 'language' && LANGUAGES_BY_NAME) }, choices);
    const kind = kindOf(setting, { path, name, label, options, factorChoice, today });
    return { name: path, label, hint, ...kind } as SettingField;
  };
  return PARTS.map((part) => {
    const placed = SETTINGS_IN_FORM.filter((each) => each.part === part);
    const sorted = placed.toSorted((a, b) => ORDER.indexOf(a.setting.is) - ORDER.indexOf(b.setting.is));
    return { part, fields: beside(sorted.map(toField)) };
  });
}

type Options = readonly (readonly [value: string, label: string])[];

/** What is chosen of; empty where it is said by name elsewhere. */
function optionsOf(setting: Setting, words: Readonly<Record<string, string>>, choices: Choices): Options {
  const none = 'default' in setting && setting.default === null ? [''] : [];
  if (setting.is === 'choice') return [...none, ...setting.of].map((value) => [value, words[value] ?? value]);
  if (setting.is !== 'reference') return [];
  return [['', words[''] ?? ''], ...choices[setting.to].map(({ id, name }) => [id, name] as const)];
}

type Of = Pick<PlacedSetting, 'path' | 'name'> & {
  readonly label: string;
  readonly options: Options;
  readonly factorChoice: string;
  /** yyyy-MM-dd */
  readonly today: string;
};

/** Which field a kind of setting has. */
function kindOf(setting: Setting, { path, name, label, options, factorChoice, today }: Of): object {
  const at = path as FieldPathByValue<SettingsValues, string>;
  switch (setting.is) {
    case 'yesNo':
      return { is: 'check' };
    case 'whole':
      return { is: 'number' };
    case 'localTime':
      return { is: 'time' };
    case 'choice':
    case 'reference':
      return { is: 'choice', options };
    case 'addressRanges':
    case 'payLines':
      return { is: 'lines' };
    case 'zone':
      return own(
        ({ control }) => <TimeZoneField control={control} label={label} />,
        (all) => all.timeZone,
      );
    case 'day':
      return path.startsWith('factorDemandedFrom.')
        ? own(
            ({ control }) => <DemandedFrom control={control} name={at} label={label} role={name} />,
            ({ factorDemandedFrom: from }) => from[name as keyof typeof from] || factorChoice,
          )
        : { is: 'date', near: today };
    default:
      return { is: 'text' };
  }
}

type Own = Extract<SettingField, { readonly is: 'own' }>;
const own = (draw: Own['draw'], shown: Own['shown']) => ({ is: 'own', draw, shown });

/** Ticks that follow on each other stand together, and so do two of one group and kind about which there is nothing more to say. */
function beside(fields: readonly SettingField[]): DescribedFields<SettingsValues> {
  const rows: SettingField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const isLike = last?.[0]?.is === field.is;
    const isShort = (each: SettingField) => each.name.includes('.') && each.hint === undefined;
    const isPair = ['choice', 'number'].includes(field.is) && isShort(field) && last?.every(isShort);
    if (last && isLike && (field.is === 'check' || isPair)) last.push(field);
    else rows.push([field]);
  }
  return rows.map((row) => (row.length === 1 && row[0]?.is !== 'check' && row[0] ? row[0] : row));
}

type TimeZoneFieldProps = { readonly control: Control<SettingsValues>; readonly label: string };

function TimeZoneField({ control, label }: TimeZoneFieldProps) {
  const { field, fieldState } = useController({ control, name: 'timeZone' });
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(ids) => (
        <select {...ids} {...field}>
          <TimeZoneOptions chosen={field.value} />
        </select>
      )}
    </Field>
  );
}
