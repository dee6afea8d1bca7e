// Built from the list of settings: the company's row, its part of the company file, and what tablets are told.
import { z } from 'zod';
import {
  companySettings,
  type CompanyRow,
  type CompanySettings,
  type SaidSettings,
} from './company-settings.ts';
import {
  isSetting,
  type AnySetting,
  type FileSchema,
  type SettingGroup,
  type ToldTablets,
} from './setting.ts';

type Part = AnySetting | SettingGroup;
type List = typeof companySettings;

/** The company in a company file. */
export const companySection = z.strictObject(
  mapped(companySettings, schemaOf),
) as unknown as FileSchema<List>;

/** Of its row, all of them. */
export const companyColumns: readonly string[] = columnsOf(companySettings);

function columnsOf(parts: Readonly<Record<string, Part>>): string[] {
  return Object.values(parts).flatMap((part) => (isSetting(part) ? [part.column] : columnsOf(part)));
}

const readSettings = readerOf(companySettings);

export function fromCompanyRow(row: CompanyRow): SaidSettings {
  return readSettings(row) as SaidSettings;
}

/** Goes through the list once: every request reads a company. */
function readerOf(parts: Readonly<Record<string, Part>>): (row: CompanyRow) => unknown {
  const fields = Object.entries(parts).map(([name, part]) => {
    if (!isSetting(part)) return { name, read: readerOf(part) };
    const { column, fromStored } = part;
    return { name, read: (row: CompanyRow) => fromStored(row[column as keyof CompanyRow] as never) };
  });
  return (row) => {
    const values: Record<string, unknown> = {};
    for (const { name, read } of fields) values[name] = read(row);
    return values;
  };
}

export function toCompanyRow(said: SaidSettings): CompanyRow {
  const columns = withValues(companySettings, said).map(([{ column, toStored }, value]) => [
    column,
    toStored(value as never),
  ]);
  return Object.fromEntries(columns) as CompanyRow;
}

export function toldTablets(company: CompanySettings): ToldTablets<List> {
  const told = withValues(companySettings, company).flatMap(([{ tabletName }, value]) =>
    tabletName === undefined ? [] : [[tabletName, value]],
  );
  return Object.fromEntries(told) as ToldTablets<List>;
}

function schemaOf(part: Part): z.ZodType {
  if (isSetting(part)) return part.schema;
  const group = z.strictObject(mapped(part, schemaOf));
  // A group of which everything may be missing may be missing itself.
  return group.safeParse({}).success ? group.prefault({}) : group;
}

function withValues(parts: Readonly<Record<string, Part>>, values: object): [AnySetting, unknown][] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const value: unknown = values[name as keyof typeof values];
    return isSetting(part) ? [[part, value]] : withValues(part, value as object);
  });
}

function mapped<To>(parts: Readonly<Record<string, Part>>, change: (part: Part) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]));
}
