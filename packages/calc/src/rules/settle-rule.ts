/** What is a rule once a company has given what it leaves open? The same rule, with the steps that waited for the values. */
import { ALL_MECHANISMS } from './mechanisms/all-mechanisms.ts';
import { type OpenParameter, type OpenStep } from './open-part.ts';
import { type MechanismStep, type RuleDefinition } from './rule-definition.ts';

/** Values by the key of the parameter: minutes, or the name of a choice. */
export type ParameterValues = Readonly<Record<string, number | string>>;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a value cannot be that of a parameter, as the rest of a sentence; null: it can. */
export const whyNotValue = (
  { unit, least = 0, most = 1440, readings = [] }: OpenParameter,
  value: unknown,
): string | null => {
  if (unit === 'choice') {
    const choices = readings.map((reading) => reading.value);
    return choices.includes(value as string) ? null : `must be one of ${choices.join(', ')}.`;
  }
  const isGood = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  return isGood ? null : `must be whole minutes from ${least} to ${most}.`;
};

/** The key of the parameter that stands in place of a value; null where the value is one. */
const keyIn = (value: unknown): string | null =>
  isJson(value) && typeof value['parameter'] === 'string' ? value['parameter'] : null;

/** The keys of the parameters that a step waits for. */
export const parametersOfStep = (value: unknown): readonly string[] => {
  const key = keyIn(value);
  if (key !== null) return [key];
  if (Array.isArray(value)) return value.flatMap(parametersOfStep);
  return isJson(value) ? Object.values(value).flatMap(parametersOfStep) : [];
};

/** With the values that are given; the others stay open. */
const filled = (value: unknown, values: ParameterValues): unknown => {
  const key = keyIn(value);
  if (key !== null) return values[key] ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, values));
  if (!isJson(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, values)]));
};

const isCredit = ({ mechanism }: MechanismStep): boolean => ALL_MECHANISMS[mechanism].stage === 'credits';

/** Steps that class time go before the first that credits, in their own order. */
const withAdded = (
  steps: readonly MechanismStep[],
  added: readonly OpenStep[],
  values: ParameterValues,
): readonly MechanismStep[] => {
  // The reader of rules has tried every open step with values, so what is filled is a step.
  const settled = added.map((step) => filled(step, values) as MechanismStep);
  return [
    ...steps.filter((step) => !isCredit(step)),
    ...settled.filter((step) => !isCredit(step)),
    ...steps.filter(isCredit),
    ...settled.filter(isCredit),
  ];
};

const goodValues = (parameters: readonly OpenParameter[], values: ParameterValues): ParameterValues =>
  Object.fromEntries(
    parameters.flatMap((parameter): [string, number | string][] => {
      const value = values[parameter.key];
      return value === undefined || whyNotValue(parameter, value) !== null ? [] : [[parameter.key, value]];
    }),
  );

/**
 * The rule with these values; what it does not know, or could not be, is left out. What nobody has given stays open.
 * @example settleRule(rule, { callOutMinimum: 180 }).mechanisms.at(-1) // { mechanism: 'call-out', minimumMinutes: 180, … }
 */
export const settleRule = (definition: RuleDefinition, values: ParameterValues): RuleDefinition => {
  const { open, ...rest } = definition;
  if (open === undefined) return definition;
  const given = goodValues(open.parameters, values);
  if (Object.keys(given).length === 0) return definition;
  const chosen = open.parameters.flatMap(({ key, unit, taken, readings = [] }) =>
    unit === 'choice' && given[key] !== taken ? readings.filter(({ value }) => value === given[key]) : [],
  );
  const isReady = (step: OpenStep): boolean =>
    parametersOfStep(step).every((key) => given[key] !== undefined);
  const waiting = [...(open.steps ?? []), ...chosen.flatMap(({ adds = [] }) => adds)];
  const changes = chosen.flatMap(({ sets = [] }) => sets);
  const dropped = chosen.flatMap(({ drops = [] }) => drops);
  const staying = definition.mechanisms.filter(({ mechanism }) => !dropped.includes(mechanism));
  const changed = staying.map((step) => {
    const own = changes.filter(({ mechanism }) => mechanism === step.mechanism);
    return Object.assign({}, step, ...own.map(({ field, value }) => ({ [field]: value }))) as MechanismStep;
  });
  const parameters = open.parameters.filter(({ key }) => given[key] === undefined);
  const steps = waiting.filter((step) => !isReady(step)).map((step) => filled(step, given) as OpenStep);
  return {
    ...rest,
    mechanisms: withAdded(changed, waiting.filter(isReady), given),
    ...(parameters.length > 0 && { open: { parameters, ...(steps.length > 0 && { steps }) } }),
  };
};

const NONE: readonly OpenParameter[] = [];

/** What of a rule nobody has given, so that nothing is paid that depends on it. */
export const missingParameters = ({ open }: RuleDefinition): readonly OpenParameter[] =>
  open === undefined ? NONE : open.parameters.filter(({ taken }) => taken === undefined);
