/** Is what a rule leaves open sound? Every parameter does something, and with values every open step is a step. */
import { type OpenParameter, type OpenPart } from './open-part.ts';
import { type Report } from './problem.ts';
import { type RuleDefinition } from './rule-definition.ts';
import { parametersOfStep, settleRule, whyNotValue, type ParameterValues } from './settle-rule.ts';

const stepsOf = ({ parameters, steps = [] }: OpenPart) => [
  ...steps,
  ...parameters.flatMap(({ readings = [] }) => readings.flatMap(({ adds = [] }) => adds)),
];

const checkKeys = (open: OpenPart, path: string, report: Report): void => {
  const keys = open.parameters.map(({ key }) => key);
  const used = stepsOf(open).flatMap(parametersOfStep);
  for (const key of used)
    if (!keys.includes(key)) report(path, `waits for "${key}", which is no parameter of the rule.`);
  for (const [index, { key, unit }] of open.parameters.entries()) {
    if (keys.indexOf(key) < index)
      report(`${path}.parameters[${index}].key`, 'is that of an earlier one too.');
    if (unit === 'minutes' && !used.includes(key))
      report(`${path}.parameters[${index}]`, 'is in no step, so it decides nothing.');
  }
};

const checkReadings = (parameter: OpenParameter, path: string, report: Report): void => {
  const { unit, readings = [], taken } = parameter;
  if (unit === 'choice' && readings.length < 2)
    report(`${path}.readings`, 'must be at least two: a choice has them.');
  for (const [index, { value }] of readings.entries()) {
    const why = whyNotValue(parameter, value);
    if (why !== null) report(`${path}.readings[${index}].value`, why);
  }
  if (taken === undefined) return;
  const why = unit === 'choice' ? whyNotValue(parameter, taken) : 'is for choices alone.';
  if (why !== null) report(`${path}.taken`, why);
};

/** Values of all parameters with which the open steps can be tried: the nth reading of each, or its least minutes but one. */
const trialValues = ({ parameters }: OpenPart, nth: number): ParameterValues =>
  Object.fromEntries(
    parameters.map(({ key, unit, least = 1, readings = [] }) => [
      key,
      unit === 'choice' ? (readings[Math.min(nth, readings.length - 1)]?.value ?? '') : Math.max(1, least),
    ]),
  );

/** Reports every fault of the open part; `tryRule` reports those that the rule has once values are given. */
export const checkOpenPart = (
  definition: RuleDefinition,
  path: string,
  report: Report,
  tryRule: (settled: RuleDefinition) => void,
): void => {
  const { open } = definition;
  if (open === undefined) return;
  const at = `${path}.open`;
  checkKeys(open, at, report);
  for (const [index, each] of open.parameters.entries())
    checkReadings(each, `${at}.parameters[${index}]`, report);
  const most = Math.max(1, ...open.parameters.map(({ readings = [] }) => readings.length));
  for (let nth = 0; nth < most; nth += 1) tryRule(settleRule(definition, trialValues(open, nth)));
};
