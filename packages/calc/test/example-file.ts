/** What may stand in an example file? Every field is known, so that a misspelt one cannot silently check nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse } from 'yaml';
import { type EmploymentTerms, type ParameterValues } from './engine.ts';

const FOLDER = new URL('../examples/', import.meta.url).pathname;

type Minutes = Readonly<Record<string, number>>;

export type Setting = {
  readonly agreement?: string;
  readonly parameters?: ParameterValues;
  readonly rule?: unknown;
  readonly versions?: readonly { name: string; number: number; validFrom: string; definition: unknown }[];
  readonly zone?: string;
  readonly holidays?: { readonly extra?: unknown; readonly removed?: unknown };
  readonly employment?: EmploymentTerms;
  readonly payPeriods?: readonly string[];
  readonly shifts?: readonly string[];
  readonly absences?: readonly string[];
};

export type Expectation = {
  readonly payLines?: Minutes;
  readonly workedPayLines?: Minutes;
  readonly premiumPayLines?: Minutes;
  readonly creditPayLines?: Minutes;
  readonly credits?: Minutes;
  readonly creditList?: readonly string[];
  readonly absenceMinutes?: Minutes;
  readonly buckets?: Minutes;
  readonly entries?: readonly Minutes[];
  readonly moved?: readonly string[];
  readonly onceApproved?: Minutes;
  readonly afMinutes?: number;
  readonly shMinutes?: number;
  readonly totalMinutes?: number;
  readonly paidPublicHolidayMinutes?: number;
  readonly totalExcessMinutes?: number;
  readonly missingRestMinutes?: number;
  readonly breakMinutes?: readonly number[];
  readonly roundedMinutes?: readonly number[];
  readonly issues?: readonly string[];
  readonly appliedRule?: string;
  readonly reasons?: readonly string[];
};

export type Example = Setting & {
  readonly name: string;
  readonly source: string;
  readonly range?: string;
  readonly entries?: readonly string[];
  /** The entries as they were when they were approved; those that still stand among `entries` are approved still. */
  readonly approved?: readonly string[];
  readonly expect?: Expectation;
  readonly refused?: readonly string[];
  readonly year?: number;
  readonly list?: readonly string[];
};

export type ExampleFile = { readonly name: string; readonly examples: readonly Example[] };

const SETTING_FIELDS = [
  'agreement',
  'parameters',
  'rule',
  'versions',
  'zone',
  'holidays',
  'employment',
  'payPeriods',
  'shifts',
  'absences',
];
const EXAMPLE_FIELDS = [
  'name',
  'source',
  'range',
  'entries',
  'approved',
  'expect',
  'refused',
  'year',
  'list',
];
const EXPECT_FIELDS = [
  'payLines',
  'workedPayLines',
  'premiumPayLines',
  'creditPayLines',
  'credits',
  'creditList',
  'absenceMinutes',
  'buckets',
  'entries',
  'moved',
  'onceApproved',
  'afMinutes',
  'shMinutes',
  'totalMinutes',
  'paidPublicHolidayMinutes',
  'totalExcessMinutes',
  'missingRestMinutes',
  'breakMinutes',
  'roundedMinutes',
  'issues',
  'appliedRule',
  'reasons',
];

const checkFields = (value: object, known: readonly string[], where: string): void => {
  const unknown = Object.keys(value).filter((field) => !known.includes(field));
  if (unknown.length > 0) throw new Error(`${where}: unknown field ${unknown.join(', ')}.`);
};

const checkExample = (example: Example, file: string): void => {
  const where = `${file}, "${example.name}"`;
  checkFields(example, [...SETTING_FIELDS, ...EXAMPLE_FIELDS], where);
  checkFields(example.expect ?? {}, EXPECT_FIELDS, where);
  if (!example.name || !example.source) throw new Error(`${where}: every example has a name and a source.`);
  const outcomes = [example.expect, example.refused, example.list].filter((outcome) => outcome !== undefined);
  if (example.expect !== undefined && Object.keys(example.expect).length === 0) {
    throw new Error(`${where}: expects nothing.`);
  }
  if (outcomes.length !== 1) throw new Error(`${where}: say one of expect, refused and list.`);
};

const readExampleFile = (path: string): ExampleFile => {
  const name = relative(FOLDER, path);
  const { examples, ...shared } = parse(readFileSync(path, 'utf8')) as Setting & { examples: Example[] };
  checkFields(shared, SETTING_FIELDS, name);
  for (const example of examples) checkExample(example, name);
  return { name, examples: examples.map((example) => ({ ...shared, ...example })) };
};

/** Examples of leave and of bonuses have fields of their own, and tests beside their code that run them. */
const WITH_OWN_FIELDS = ['entitlements/', 'bonuses/'];

/** Every example file of timesheets and holidays below `examples/`, by its path in there. */
export const readExampleFiles = (): readonly ExampleFile[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !WITH_OWN_FIELDS.some((folder) => name.startsWith(folder)))
    .sort()
    .map((name) => readExampleFile(`${FOLDER}${name}`));
