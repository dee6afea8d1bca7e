/** What does a rule leave to the company? Values for which no source has a number, and the steps that wait for them. */
import { ENTRY_KINDS, type EntryKind } from '#pay/stint.ts';
import { type Words } from '#words/words.ts';
import { described, type Read } from './json-schema.ts';
import { ALL_MECHANISMS, MECHANISM_NAMES } from './mechanisms/all-mechanisms.ts';
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
import { readName } from './read-name.ts';
import { readLine, readWords } from './read-words.ts';
import { type MechanismName } from './rule-definition.ts';

/** A step in which `{ parameter: key }` stands in place of values. It does nothing until all of them are given. */
export type OpenStep = { readonly mechanism: MechanismName } & Readonly<Record<string, unknown>>;

/** A field that every step of a mechanism gets. */
type StepChange = { readonly mechanism: MechanismName; readonly field: string; readonly value: unknown };

/**
 * A value that somebody reads in a source, with its address: offered, and never taken by itself. Of a choice `adds` and
 * `sets` are the steps, and the fields of steps, that hold once it is chosen, and steps of the mechanisms in `drops` hold no more.
 */
type Reading = {
  readonly value: number | string;
  readonly says: Words;
  readonly source: string;
  readonly adds?: readonly OpenStep[];
  readonly sets?: readonly StepChange[];
  readonly drops?: readonly MechanismName[];
};

/**
 * A value that the company gives. Until it is given nothing is paid that depends on it, and entries of the kind `concerns`
 * say so; unless the rule does as `taken` says as it stands, which is one of the choices. `noDefault` is why the rule does
 * not say it. Minutes are whole, from `least` (0) to `most` (1440).
 */
export type OpenParameter = {
  readonly key: string;
  readonly unit: 'minutes' | 'choice';
  readonly concerns: EntryKind;
  readonly names: Words;
  readonly decides: Words;
  readonly noDefault: Words;
  readonly least?: number;
  readonly most?: number;
  readonly readings?: readonly Reading[];
  readonly taken?: string;
};

/** What a rule leaves open. */
export type OpenPart = {
  readonly parameters: readonly OpenParameter[];
  readonly steps?: readonly OpenStep[];
};

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
