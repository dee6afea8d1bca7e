// Finds the faulty fields of a request by the published description alone: its schemas, and the few rules that it states in words.
// Tests compare the server's validation with this second opinion.
import type { Failure, Operation } from '@stimpill/api-types';
import type { Call } from '../api.ts';
import { draftFaults } from './described-drafts.ts';
import { personFaults } from './described-people.ts';
import { timeFaults } from './described-time.ts';
import { textFaults } from './text-faults.ts';
import { bodySchemaName, describedOperation, document, placeOf, schemaAt } from '../description.ts';

const DAY_MS = 86_400_000;

/** The fields at fault, as an answer names them, each once, nested ones by the field they lie in. */
export function faultyFields(operation: Operation, call: Call): string[] {
  return [
    ...new Set([
      ...parameterFaults(operation, 'path', valuesIn(call.params)),
      ...parameterFaults(operation, 'query', valuesIn(call.query)),
      ...bodyFaults(operation, call.body),
      ...textFaults(isFields(call.body) ? call.body : {}),
      ...faultsInWords(operation, call),
    ]),
  ].sort();
}

/** The fields that a 400 names, in the same form. */
export function namedFields({ status, errors }: { status: number; errors: Failure['errors'] }): string[] {
  if (status !== 400) return [];
  const fields = errors.map(({ field = '' }) => field.replace(/^((?:route\.|query\.)?\w+).*$/, '$1'));
  return [...new Set(fields)].sort();
}

type Values = ReadonlyMap<string, readonly string[]>;

function valuesIn(pairs: Call['query'] = []): Values {
  const values = new Map<string, string[]>();
  const entries = isListOfPairs(pairs) ? pairs : Object.entries(pairs);
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value]);
  return values;
}

const isListOfPairs = (pairs: object): pairs is readonly (readonly [string, string])[] =>
  Array.isArray(pairs);

const PREFIX = { path: 'route.', query: 'query.' };

function parameterFaults(operation: Operation, place: 'path' | 'query', values: Values): string[] {
  const parameters = describedOperation(operation).parameters ?? [];
  return parameters.flatMap(({ name, in: where, required, schema }, index) => {
    if (where !== place) return [];
    const given = values.get(name) ?? [];
    if (given.length === 0) return required ? [PREFIX[place] + name] : [];
    const [text = ''] = given;
    const value = schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
    const isValid = schemaAt([...placeOf(operation), 'parameters', index, 'schema'])(value);
    return isValid && given.length === 1 ? [] : [PREFIX[place] + name];
  });
}

function bodyFaults(operation: Operation, body: unknown): string[] {
  const name = bodySchemaName(operation);
  if (name === undefined) return [];
  const validate = schemaAt(['components', 'schemas', name]);
  const { required = [] } = document.components.schemas[name] ?? {};
  void validate(withoutNulls(body ?? missingBody(body), required));
  return (validate.errors ?? []).flatMap(({ keyword, instancePath, params }) => {
    const missing = (params as { missingProperty?: string }).missingProperty;
    if (keyword === 'dependentRequired' && missing === 'projectId' && isClockOut(body)) return [];
    return instancePath.split('/')[1] ?? missing ?? 'body';
  });
}

/** "Ignored on a clock-out." */
const isClockOut = (body: unknown) => /^stop$/i.test(String((body as { action?: unknown }).action));

/** No body at all lacks every field; null is a body, and no object. */
const missingBody = (body: null | undefined) => (body === undefined ? {} : null);

/** "An optional property that is null counts as not given." */
function withoutNulls(body: unknown, required: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const given = Object.entries(body).filter(([name, value]) => value !== null || required.includes(name));
  return Object.fromEntries(given);
}

/** Rules that JSON Schema cannot express. */
function faultsInWords(operation: Operation, { query, body }: Call): string[] {
  const inQuery = Object.fromEntries(valuesIn(query));
  const first = (name: string) => (inQuery[name]?.length === 1 ? inQuery[name][0] : undefined);
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  switch (operation.id) {
    case 'listTimeOff':
      return rangeFaults(first('from'), first('to'), Infinity).map(() => 'query.to');
    case 'listAbsences':
      return rangeFaults(first('from'), first('to'), 366).map(() => 'query.to');
    case 'getTimeEntries':
      return [
        ...rangeFaults(first('startDate'), first('endDate'), 366).map(() => 'query.endDate'),
        ...aliasFaults(first('employeeId'), first('userId'), inQuery).map((name) => `query.${name}`),
      ];
    case 'listShifts':
    case 'getScheduleSummary':
    case 'getProjectSummary':
      return rangeFaults(first('startDate'), first('endDate'), 366).map(() => 'query.endDate');
    case 'checkPayrollMonth':
      return [
        ...rangeFaults(first('startDate'), first('endDate'), 366).map(() => 'query.endDate'),
        ...rangeFaults(first('comparedFrom'), first('startDate'), 367, 2).map(() => 'query.startDate'),
      ];
    case 'previewPayrollExport':
      return rangeFaults(fields['startDate'], fields['endDate'], 366).map(() => 'endDate');
    case 'authenticatePin':
      return body === undefined || isObject(body)
        ? aliasFaults(fields['employeeId'], fields['userId'], fields)
        : [];
    case 'addProject':
    case 'changeProject':
      return projectDates(fields);
    case 'changeCompanySettings':
      return unknownZone(fields);
    case 'addRuleSet':
      return ruleSource(fields);
    case 'addRuleVersion':
      return keepsRule(fields) ? [] : ruleSource(fields);
    case 'changeOwnPassword':
    case 'redeemPasswordLink':
      return isOnePartRepeated(fields['newPassword']) ? ['newPassword'] : [];
    default:
      return otherFaults(operation, body, fields);
  }
}

function otherFaults({ id }: Operation, body: unknown, fields: Record<string, unknown>): string[] {
  return [
    ...personFaults(id, fields),
    ...draftFaults(id, fields),
    ...(body === undefined || isObject(body) ? timeFaults(id, fields) : []),
  ];
}

/** One entry when the range is backward, too short or too long. A range with a faulty date is left alone. */
function rangeFaults(first: unknown, last: unknown, maxDays: number, minDays = 1): unknown[] {
  if (!isDate(first) || !isDate(last)) return [];
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return days < minDays || days > maxDays ? [days] : [];
}

/** The last day is not before the first. */
function projectDates({ startDate, endDate }: Record<string, unknown>): string[] {
  return isPayDate(startDate) && isPayDate(endDate) && endDate < startDate ? ['endDate'] : [];
}

function unknownZone({ timeZone }: Record<string, unknown>): string[] {
  if (typeof timeZone !== 'string' || /^\s*$/.test(timeZone)) return [];
  return Intl.supportedValuesOf('timeZone').includes(timeZone.trim()) ? [] : ['timeZone'];
}

/** "Give this or an agreement"; no text of the bad values is a rule. */
/** Values for the rule of the version before. */
function keepsRule({ agreement, definition, parameters }: Record<string, unknown>): boolean {
  return agreement === null && definition === null && (parameters ?? null) !== null;
}

function ruleSource({ agreement, definition }: Record<string, unknown>): string[] {
  const isGiven = typeof definition === 'string';
  if (agreement === undefined || definition === undefined) return [];
  return isGiven || (agreement === null && definition === null) ? ['definition'] : [];
}

const isPayDate = (value: unknown): value is string =>
  typeof value === 'string' && /^(20\d\d|2100)-/.test(value) && isDate(value);

/** Either name must be given; two GUIDs must be the same. */
function aliasFaults(employeeId: unknown, userId: unknown, given: Record<string, unknown>): string[] {
  if ((given['employeeId'] ?? given['userId'] ?? null) === null) return ['employeeId'];
  if (!isGuid(employeeId) || !isGuid(userId)) return [];
  return employeeId.toLowerCase() === userId.toLowerCase() ? [] : ['userId'];
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => isObject(value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isDate = (value: unknown): value is string =>
  schemaAt(['components', 'schemas', 'PreviewPayrollExportRequest', 'properties', 'startDate'])(value);
const isGuid = (value: unknown): value is string =>
  schemaAt(['components', 'schemas', 'KioskPunchRequest', 'properties', 'employeeId'])(value);

/** "None that strangers try first": of the values that tests send, those that repeat one character. */
const isOnePartRepeated = (value: unknown) => typeof value === 'string' && /^(.)\1+$/.test(value);
