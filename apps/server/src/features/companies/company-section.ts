// The company in a company file, made from the list of settings: types, bounds, defaults, and what a person is told about anything else.
import {
  isGroup,
  SETTINGS,
  type Setting,
  type SettingGroup,
  type ValueOf,
} from '@stimpill/api-types/settings';
import { z } from 'zod';
import type { SaidSettings } from './company-settings.ts';
import {
  argon2idHash,
  filledLine,
  flag,
  guid,
  ipRange,
  localTime,
  oneOf,
  payDate,
  timeZone,
  wholeNumber,
} from './file-formats.ts';

const extraHoliday = z.strictObject({
  date: payDate,
  name: filledLine(200),
  isPublicHoliday: flag,
  class: oneOf(['AF', 'SH']),
  from: localTime,
});

const FORMATS = {
  ...{ guid, reference: guid, zone: timeZone, yesNo: flag, day: payDate, localTime },
  ...{ managerCode: argon2idHash, addressRanges: z.array(ipRange), holidays: z.array(extraHoliday) },
  ...{ days: z.array(payDate), payLines: z.array(filledLine(100)) },
};

function formatOf(setting: Setting): z.ZodType {
  if (setting.is === 'name') return filledLine(setting.longest);
  if (setting.is === 'whole') return wholeNumber(setting.from, setting.to);
  if (setting.is === 'choice') return oneOf(setting.of);
  return FORMATS[setting.is];
}

function schemaOf(part: Setting | SettingGroup): z.ZodType {
  if (isGroup(part)) {
    const group = z.strictObject(schemasOf(part.settings));
    // A group of which everything may be missing may be missing itself.
    return group.safeParse({}).success ? group.prefault({}) : group;
  }
  const format = formatOf(part);
  if (!('default' in part)) return format;
  return part.default === null ? format.nullable().default(null) : format.default(part.default);
}

const schemasOf = (list: Readonly<Record<string, Setting | SettingGroup>>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(list).map(([name, part]) => [name, schemaOf(part)]));

type Group<Part> = Part extends { readonly settings: infer Inner } ? Inner : never;

type MayBeMissing<List> = {
  [Name in keyof List]: List[Name] extends { readonly default: unknown }
    ? Name
    : Record<string, never> extends Written<Group<List[Name]>>
      ? Name
      : never;
}[keyof List];

type WrittenPart<Part> = Part extends { readonly settings: infer Inner } ? Written<Inner> : ValueOf<Part>;

/** As somebody may write them. */
type Written<List> = [List] extends [never]
  ? never
  : { [Name in Exclude<keyof List, MayBeMissing<List>>]: WrittenPart<List[Name]> } & {
      [Name in MayBeMissing<List>]?: WrittenPart<List[Name]> | undefined;
    };

export const companySection = z.strictObject(schemasOf(SETTINGS)) as unknown as z.ZodType<
  SaidSettings,
  Written<typeof SETTINGS>
>;
