// A company. Its columns are its settings, each said once in their list.
import { SETTINGS, settingsIn, type CompanySetting, type Setting } from '@stimpill/api-types/settings';
import { flag, guid, json, orNull, text, whole, withheld, word, type Column } from '../columns.ts';
import { nobody } from '../erasing.ts';
import type { RowOf, Table, ValueOf } from '../table.ts';

const COLUMN_OF = {
  ...{ guid, name: text, zone: text, yesNo: flag, whole, choice: word, day: text, localTime: text },
  ...{ managerCode: withheld(text, 'manager_code'), reference: guid },
  ...{ addressRanges: json, holidays: json, days: json, payLines: json },
} satisfies Readonly<Record<Setting['is'], Column>>;

type Kept<One extends CompanySetting> =
  | ValueOf<(typeof COLUMN_OF)[One['is']]>
  | (One extends { readonly default: null } ? null : never);

type Columns = { readonly [One in CompanySetting as One['column']]: Column<Kept<One>> };

function columnOf(setting: Setting): Column {
  const column: Column = COLUMN_OF[setting.is];
  return 'default' in setting && setting.default === null ? orNull(column) : column;
}

export const companies: Table<Columns> = {
  ...{ name: 'companies', place: 'byCompany', companyColumn: 'id', key: ['id'] },
  subject: 'company',
  erasing: nobody('settings'),
  columns: Object.fromEntries(
    settingsIn(SETTINGS).map((setting) => [setting.column, columnOf(setting)]),
  ) as Columns,
};
export type CompanyRow = RowOf<typeof companies>;
