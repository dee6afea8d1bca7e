/** How is what a rule leaves to the company read? Its parameters whole, and of its open steps what no value decides. */
import { ENTRY_KINDS } from '#pay/stint.ts';
import { described, type Read } from './json-schema.ts';
import { ALL_MECHANISMS, MECHANISM_NAMES } from './mechanisms/all-mechanisms.ts';
import { type OpenParameter, type OpenPart, type OpenStep, type Reading } from './open-part.ts';
import {
  readFields,
  readList,
  readObject,
  readObjectOf,
  readOneOf,
  readText,
  readWholeNumber,
  required,
} from './read-fields.ts';
import { readName, readLine, readWords } from './read-parts.ts';

/** The units of open parameters. */
const OPEN_UNITS = ['minutes', 'choice'] as const;

const anything: Read<unknown> = described((json, path, report) => {
  if (json === undefined || json === null) report(path, 'must be given.');
  return json ?? null;
});

const readValue: Read<number | string> = described(
  (json, path, report) => {
    if (typeof json === 'string' || Number.isSafeInteger(json)) return json as number | string;
    report(path, 'must be a whole number or the name of a choice.');
    return null;
  },
  { anyOf: [{ type: 'integer' }, { type: 'string' }] },
);

const readMechanism = readOneOf(MECHANISM_NAMES);

/** Its other fields are read once its values are given. */
const readOpenStep: Read<OpenStep> = described(
  (json, path, report) => {
    const object = readObject(json, path, report);
    if (object === null) return null;
    const mechanism = required({ json: object, path, report, classes: null }, 'mechanism', readMechanism);
    if (mechanism === null) return null;
    const known = ['mechanism', 'citation', ...ALL_MECHANISMS[mechanism].parameterNames];
    return readFields(object, known, { path, report, classes: null }) && { ...object, mechanism };
  },
  { type: 'object', properties: { mechanism: readMechanism.schema }, required: ['mechanism'] },
);

const readReading: Read<Reading> = readObjectOf({
  must: { value: readValue, says: readWords, source: readLine },
  may: {
    adds: readList(readOpenStep, 1),
    drops: readList(readMechanism, 1),
    sets: readList(
      readObjectOf({
        must: {
          mechanism: readMechanism,
          field: readText(() => true, 'the name of a field'),
          value: anything,
        },
        may: {},
      }),
      1,
    ),
  },
});

const readParameter: Read<OpenParameter> = readObjectOf({
  must: {
    key: readName,
    unit: readOneOf(OPEN_UNITS),
    concerns: readOneOf(ENTRY_KINDS),
    names: readWords,
    decides: readWords,
    noDefault: readWords,
  },
  may: {
    least: readWholeNumber(0, 1440),
    most: readWholeNumber(0, 1440),
    readings: readList(readReading, 1),
    taken: readName,
  },
});

/** Reads what a rule leaves open. */
export const readOpenPart: Read<OpenPart> = readObjectOf({
  must: { parameters: readList(readParameter, 1) },
  may: { steps: readList(readOpenStep, 1) },
});
