// Built from the list of settings: the company's row, and what tablets are told.
import {
  isGroup,
  SETTINGS,
  type CompanySetting,
  type Setting,
  type SettingsList,
  type ValueOf,
} from '@stimpill/api-types/settings';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { CompanySettings, SaidSettings } from './company-settings.ts';

type Lists = 'addressRanges' | 'holidays' | 'days' | 'payLines';

/** By what a list is put in order before it is stored, so that equal lists are equal texts. */
const KEY_OF: Readonly<Record<Lists, (item: never) => string>> = {
  addressRanges: (range: string) => range,
  holidays: ({ date, name }: { readonly date: string; readonly name: string }) => `${date} ${name}`,
  days: (day: string) => day,
  payLines: (key: string) => key,
};

function toStored({ is }: Setting, value: unknown): unknown {
  if (!(is in KEY_OF)) return value;
  const keyOf = KEY_OF[is as Lists] as (item: unknown) => string;
  const byKey = (a: unknown, b: unknown) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b)));
  return JSON.stringify([...(value as readonly unknown[])].sort(byKey));
}

function readerOfOne({ is, column }: Setting): (row: CompanyRow) => unknown {
  const read = (row: CompanyRow) => row[column as keyof CompanyRow];
  if (is === 'yesNo') return (row) => Boolean(read(row));
  return is in KEY_OF ? (row) => JSON.parse(String(read(row))) as unknown : read;
}

const readSettings = readerOf(SETTINGS);

export function fromCompanyRow(row: CompanyRow): SaidSettings {
  return readSettings(row) as SaidSettings;
}

/** Goes through the list once: every request reads a company. */
function readerOf(list: SettingsList): (row: CompanyRow) => unknown {
  const fields = Object.entries(list).map(([name, part]) => ({
    name,
    read: isGroup(part) ? readerOf(part.settings) : readerOfOne(part),
  }));
  return (row) => {
    const values: Record<string, unknown> = {};
    for (const { name, read } of fields) values[name] = read(row);
    return values;
  };
}

export function toCompanyRow(said: SaidSettings): CompanyRow {
  const columns = withValues(SETTINGS, said).map(([setting, value]) => [
    setting.column,
    toStored(setting, value),
  ]);
  return Object.fromEntries(columns) as CompanyRow;
}

type ToldTablets = {
  readonly [One in Extract<CompanySetting, { onTablet: string }> as One['onTablet']]: ValueOf<One>;
};

export function toldTablets(company: CompanySettings): ToldTablets {
  const told = withValues(SETTINGS, company).flatMap(([{ onTablet }, value]) =>
    onTablet === undefined ? [] : [[onTablet, value]],
  );
  return Object.fromEntries(told) as ToldTablets;
}

function withValues(list: SettingsList, values: object): [Setting, unknown][] {
  return Object.entries(list).flatMap(([name, part]) => {
    const value: unknown = values[name as keyof typeof values];
    return isGroup(part) ? withValues(part.settings, value as object) : [[part, value]];
  });
}
