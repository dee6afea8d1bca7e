/** What in a good rule may be a slip? Classes that no minute ever gets, and windows on holidays that never come. */
import { DAY_CLASSES, type DayClass } from '#calendars/work-calendar.ts';
import { type Problem } from './problem.ts';
import { type RuleDefinition } from './rule-definition.ts';

type Visit = (value: Readonly<Record<string, unknown>>, path: string) => void;

/** Goes through every object of a step, however deep it stands. */
const visitAll = (value: unknown, path: string, visit: Visit): void => {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitAll(item, `${path}[${index}]`, visit);
  } else if (typeof value === 'object' && value !== null) {
    const object = value as Readonly<Record<string, unknown>>;
    visit(object, path);
    for (const [name, inner] of Object.entries(object)) visitAll(inner, `${path}.${name}`, visit);
  }
};

/** Every parameter that gives minutes a class is called `class`, or ends in `Class`. */
const givesClass = (name: string): boolean => name === 'class' || name.endsWith('Class');

const classesGiven = ({ baseClass, mechanisms, open }: RuleDefinition): ReadonlySet<unknown> => {
  const given = new Set<unknown>([baseClass]);
  visitAll([mechanisms, open], '', (object) => {
    for (const [name, value] of Object.entries(object)) if (givesClass(name)) given.add(value);
  });
  return given;
};

const neverGiven = (definition: RuleDefinition, path: string): Problem[] => {
  const given = classesGiven(definition);
  return Object.keys(definition.codeMap)
    .filter((name) => !given.has(name))
    .map((name) => ({
      path: `${path}.codeMap.${name}`,
      message: 'is a class that neither baseClass nor any mechanism gives: no minute is ever paid so.',
    }));
};

const isDayClass = (value: unknown): value is DayClass => DAY_CLASSES.some((known) => known === value);

const neverComes = ({ holidayProfile, mechanisms }: RuleDefinition, path: string): Problem[] => {
  const marked = new Set<DayClass>(['ordinary']);
  for (const marking of Object.values(holidayProfile)) marked.add(marking.class);
  const warnings: Problem[] = [];
  visitAll(mechanisms, `${path}.mechanisms`, ({ dayClasses }, at) => {
    if (!Array.isArray(dayClasses)) return;
    const named = dayClasses.filter(isDayClass);
    if (named.some((dayClass) => marked.has(dayClass))) return;
    const message = `no holiday of holidayProfile is ${named.join(' or ')}: this holds only on days that a company adds.`;
    warnings.push({ path: `${at}.dayClasses`, message });
  });
  return warnings;
};

/** What may be meant and may be a slip, with its path. */
export const findWarnings = (definition: RuleDefinition, path: string): readonly Problem[] => [
  ...neverGiven(definition, path),
  ...neverComes(definition, path),
];
