/** What can be turned in a rule, without writing it anew? Every number, time, yes or choice that it holds, with its place and words. */
import { ICELANDIC_HOLIDAYS, HOLIDAY_KEYS } from '#holidays/iceland.ts';
import { type JsonSchema } from '#rules/json-schema.ts';
import { type RuleDefinition } from '#rules/rule-definition.ts';
import { ruleDefinitionSchema } from '#rules/rule-definition-schema.ts';
import { type ExplanationLanguage, type Words } from '#words/words.ts';
import { DAY_CLASS_NAMES, WEEKDAY_NAMES } from './display-names.ts';
import {
  CHOICE_NAMES,
  FIELD_NAMES,
  HOLIDAYS_TITLE,
  MECHANISM_TITLES,
  PART_TITLES,
  RULE_TITLE,
} from './parameter-words.ts';
import { classWords } from './class-words.ts';
import { weekHoursInWords } from './sentences.ts';

/** In what a value is told: `factor` is how many times something counts, `time` is a local time `HH:mm`. */
export const PARAMETER_UNITS = [
  'minutes',
  'months',
  'percent',
  'factor',
  'count',
  'time',
  'yesNo',
  'choice',
] as const;

/** A value of a rule that can be changed by itself. */
export type RuleParameter = {
  /** Where it stands in the rule, such as `mechanisms[2].limitMinutes`. */
  readonly path: string;
  /** What it is a part of, in words. */
  readonly section: string;
  readonly name: string;
  readonly unit: (typeof PARAMETER_UNITS)[number];
  readonly value: number | string | boolean;
  /** The bounds of a number, where it has any. */
  readonly least: number | null;
  readonly most: number | null;
  /** What may be chosen; empty for everything that is no choice. */
  readonly choices: readonly { readonly value: string; readonly name: string }[];
};

type Json = Readonly<Record<string, unknown>>;

/** A part of the rule beside its schema, and what it is called so far. */
type Place = { readonly path: string; readonly section: readonly string[]; readonly schema: JsonSchema };

type Speaking = { readonly language: ExplanationLanguage; readonly rule: RuleDefinition };

/** Which steps go before which, and where things are paid or read, are no values to be turned. */
const NOT_TURNED = new Set(['priority', 'account', 'bucket', 'entitlements', 'mechanism']);
const NOT_ENTERED = new Set(['citation', 'names', 'codeMap', 'holidayProfile', 'open']);

const CHOICES: Readonly<Record<string, Words>> = { ...CHOICE_NAMES, ...WEEKDAY_NAMES, ...DAY_CLASS_NAMES };

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (schema: JsonSchema, name: string): JsonSchema => {
  const part = schema[name];
  return isJson(part) ? part : {};
};

const UNIT_OF_TYPE: Readonly<Record<string, RuleParameter['unit']>> = { boolean: 'yesNo', string: 'time' };
const UNIT_OF_FIELD: Readonly<Record<string, RuleParameter['unit']>> = {
  addPercent: 'percent',
  factor: 'factor',
  weight: 'factor',
};

const unitOf = (name: string, { type, enum: words, pattern }: JsonSchema): RuleParameter['unit'] | null => {
  if (Array.isArray(words)) return 'choice';
  if (type === 'string') return typeof pattern === 'string' && pattern.includes(':') ? 'time' : null;
  if (type !== 'number' && type !== 'integer') return UNIT_OF_TYPE[String(type)] ?? null;
  if (/minutes/i.test(name)) return 'minutes';
  return UNIT_OF_FIELD[name] ?? (name.endsWith('Months') ? 'months' : 'count');
};

const numberIn = (schema: JsonSchema, name: string): number | null => {
  const bound = schema[name];
  return typeof bound === 'number' ? bound : null;
};

const parameter = (
  name: string,
  value: RuleParameter['value'],
  { path, section, schema }: Place,
  { language }: Speaking,
): readonly RuleParameter[] => {
  const unit = NOT_TURNED.has(name) ? null : unitOf(name, schema);
  const words = FIELD_NAMES[name];
  if (unit === null || words === undefined) return [];
  const choices = unit === 'choice' && Array.isArray(schema['enum']) ? schema['enum'].map(String) : [];
  return [
    {
      path,
      section: section.join(': '),
      name: words[language],
      unit,
      value,
      least: numberIn(schema, 'minimum'),
      most: numberIn(schema, 'maximum'),
      choices: choices.map((choice) => ({ value: choice, name: CHOICES[choice]?.[language] ?? choice })),
    },
  ];
};

/** The schema of a step is that of its mechanism. */
const schemaOfItem = (item: unknown, schema: JsonSchema): JsonSchema => {
  const { oneOf } = schema;
  if (!Array.isArray(oneOf) || !isJson(item)) return schema;
  const ofStep = oneOf.filter(isJson).find((each) => {
    const { enum: names } = partOf(partOf(each, 'properties'), 'mechanism');
    return Array.isArray(names) && names[0] === item['mechanism'];
  });
  return ofStep ?? schema;
};

const isTime = (value: unknown): value is string => typeof value === 'string';

/** What tells an item of a list from the others: its class, its hours, or else its number. */
const titleOfItem = (item: Json, index: number, { language, rule }: Speaking): string => {
  const { mechanism, overtimeClass, from, to } = item;
  if (typeof mechanism === 'string' && mechanism in MECHANISM_TITLES)
    return MECHANISM_TITLES[mechanism as keyof typeof MECHANISM_TITLES][language];
  const payClass = item['class'] ?? overtimeClass;
  const code = typeof payClass === 'string' ? rule.codeMap[payClass] : undefined;
  const named =
    typeof payClass !== 'string' ? null : code === undefined ? payClass : classWords(code)[language];
  const isOfHours = isTime(from) || isTime(to) || 'weekdays' in item || 'dayClasses' in item;
  const hours = isOfHours ? weekHoursInWords(item, language) : null;
  return [named, hours].filter((each) => each !== null).join(', ') || String(index + 1);
};

const inList = (items: readonly unknown[], place: Place, speaking: Speaking): readonly RuleParameter[] =>
  items.flatMap((item, index) => {
    if (!isJson(item)) return [];
    const section = [...place.section, titleOfItem(item, index, speaking)];
    const schema = schemaOfItem(item, partOf(place.schema, 'items'));
    return inObject(item, { path: `${place.path}[${index}]`, section, schema }, speaking);
  });

const titleOfPart = (name: string, { language }: Speaking): readonly string[] => {
  const words = PART_TITLES[name];
  return words === undefined ? [] : [words[language]];
};

/** All holidays stand together, each by its name. */
const ofHolidays = (profile: Json, speaking: Speaking): readonly RuleParameter[] => {
  const { language } = speaking;
  const schema = partOf(partOf(ruleDefinitionSchema, 'properties'), 'holidayProfile');
  return HOLIDAY_KEYS.flatMap((key) => {
    const marking = profile[key];
    if (!isJson(marking)) return [];
    const place = {
      path: `holidayProfile.${key}`,
      section: [HOLIDAYS_TITLE[language]],
      schema: partOf(partOf(schema, 'properties'), key),
    };
    const holiday = ICELANDIC_HOLIDAYS[key].names[language];
    return inObject(marking, place, speaking).map((each) =>
      each.unit === 'choice' ? { ...each, name: holiday } : { ...each, name: `${holiday}: ${each.name}` },
    );
  });
};

const inObject = (json: Json, place: Place, speaking: Speaking): readonly RuleParameter[] =>
  Object.entries(json).flatMap(([name, value]) => {
    if (NOT_ENTERED.has(name)) return [];
    const path = place.path === '' ? name : `${place.path}.${name}`;
    const schema = partOf(partOf(place.schema, 'properties'), name);
    const section = [...place.section, ...titleOfPart(name, speaking)];
    if (Array.isArray(value)) return inList(value, { path, section, schema }, speaking);
    if (isJson(value)) return inObject(value, { path, section, schema }, speaking);
    if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean') return [];
    const title = place.section.length === 0 ? [RULE_TITLE[speaking.language]] : place.section;
    return parameter(name, value, { path, section: title, schema }, speaking);
  });

/**
 * The values of a rule that can be changed by themselves, in the order in which they stand in it, its holidays last. What a rule may
 * hold and this one does not is not among them, nor are classes and pay lines.
 * @example ruleParameters(PLAIN_TIME.definition, 'en') // []
 */
export const ruleParameters = (
  rule: RuleDefinition,
  language: ExplanationLanguage,
): readonly RuleParameter[] => [
  ...inObject(rule, { path: '', section: [], schema: ruleDefinitionSchema }, { language, rule }),
  ...ofHolidays(rule.holidayProfile, { language, rule }),
];
