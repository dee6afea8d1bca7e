// The list of settings as schemas, for the contracts that have them in a request or an answer.
import { z } from 'zod';
import { guid, guidOut, localDate } from './formats.ts';
import { lineIn, nameLineIn, payDateIn } from './manage/record-formats.ts';
import {
  isGroup,
  SETTINGS,
  settingsIn,
  type CompanySetting,
  type Setting,
  type SettingGroup,
  type SettingsList,
  type ValueOf,
} from './settings-of-company.ts';

const extraHoliday = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    name: z.string().meta({ description: 'What it is called.' }),
    isPublicHoliday: z.boolean().meta({ description: 'Whether it is listed among the public holidays.' }),
    class: z.enum(['AF', 'SH']).meta({ description: 'An ordinary holiday (AF) or a major one (SH).' }),
    from: z.string().meta({ description: 'The local time from which it counts, HH:mm.' }),
  })
  .meta({ description: 'A holiday that the company adds to the calendar.' });

/** The same in a request. */
const extraHolidayIn = extraHoliday
  .extend({ name: nameLineIn(200, 'What it is called.') })
  .meta({ description: 'A holiday that the company adds to the calendar.' });

/** In an answer, or in a request, whose rules beyond these are those of the company file. */
export type Way = 'out' | 'in';

function formatOf(setting: Setting, way: Way): z.ZodType {
  switch (setting.is) {
    case 'name':
      return way === 'out' ? z.string() : nameLineIn(setting.longest, setting.means);
    case 'zone':
      return way === 'out' ? z.string() : lineIn(60, setting.means);
    case 'yesNo':
      return z.boolean();
    case 'whole':
      return wholeNumber(setting.from, setting.to);
    case 'choice':
      return z.enum(setting.of, { error: `must be ${choiceText(setting)}` });
    case 'day':
      return payDateIn(setting.means);
    case 'localTime':
      return localTime;
    case 'guid':
    case 'reference':
      return way === 'out' ? guidOut : guid;
    case 'addressRanges':
      return z.array(z.string());
    case 'holidays':
      return z.array(way === 'out' ? extraHoliday : extraHolidayIn);
    case 'days':
      return z.array(localDate);
    case 'payLines':
      return payLines;
    case 'managerCode':
      return z.never();
  }
}

function wholeNumber(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
}

const localTime = z
  .string({ error: 'must be a local time such as 07:30' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a local time such as 07:30' });

const payLines = z.array(lineIn(100, 'The key of a pay line or a kind of absence.')).max(200);

function choiceText(setting: Extract<Setting, { is: 'choice' }>): string {
  const names = [...setting.of.map((choice) => `"${choice}"`), ...(setting.default === null ? ['null'] : [])];
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}

function schemaOf(part: Setting | SettingGroup, way: Way): z.ZodType {
  const description = part.means;
  if (isGroup(part)) return z.object(schemasOf(part.settings, way)).meta({ description });
  const format = formatOf(part, way);
  const isNullable = 'default' in part && part.default === null;
  return (isNullable ? format.nullable() : format).meta({ description });
}

/** By the names of the settings; the manager code has a place of its own. */
export function schemasOf(list: SettingsList, way: Way): Record<string, z.ZodType> {
  const told = Object.entries(list).filter(([, part]) => isGroup(part) || part.is !== 'managerCode');
  return Object.fromEntries(told.map(([name, part]) => [name, schemaOf(part, way)]));
}

/** A setting in an answer that has it beside other things. */
export function toldAs<One extends Setting>(setting: One) {
  return schemaOf(setting, 'out') as z.ZodType<ValueOf<One>>;
}

type ToldTablets = Extract<CompanySetting, { readonly onTablet: string }>;

/** What tablets are told, by the names that they know. */
export const TOLD_TABLETS = Object.fromEntries(
  settingsIn(SETTINGS).flatMap((setting) =>
    setting.onTablet === undefined ? [] : [[setting.onTablet, toldAs(setting)]],
  ),
) as unknown as { [One in ToldTablets as One['onTablet']]: z.ZodType<ValueOf<One>> };
