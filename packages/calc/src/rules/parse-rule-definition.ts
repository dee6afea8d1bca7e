/** Is this JSON a pay rule? Either it is, or every problem is said at once, with its path. */
import { entitlementTerms } from '#entitlements/all-entitlement-terms.ts';
import { HOLIDAY_CLASSES, type HolidayMarking, type HolidayProfile } from '#holidays/holiday-profile.ts';
import { HOLIDAY_KEYS } from '#holidays/iceland.ts';
import { BUCKETS } from '#pay/bucket.ts';
import { checkOpenPart } from './check-open-part.ts';
import { checkOrder } from './check-order.ts';
import { findWarnings } from './find-warnings.ts';
import { ALL_MECHANISMS, MECHANISM_NAMES } from './mechanisms/all-mechanisms.ts';
import { type Problem, type Report } from './problem.ts';
import { described, objectSchema, type Read } from './json-schema.ts';
import {
  type Fields,
  optional,
  readClass,
  readFields,
  readList,
  readMinutes,
  readObject,
  readObjectOf,
  readOneOf,
  readParts,
  required,
} from './read-fields.ts';
import { readOpenPart } from './read-open-part.ts';
import { isName, NAME, readName, readStartTime, readWords, readCitation } from './read-parts.ts';
import {
  type MechanismName,
  type MechanismStep,
  type PayCode,
  type RuleDefinition,
} from './rule-definition.ts';

/** A good definition, with what may be meant and may be a slip; or every problem. Both have their JSON paths. */
export type ParsedRuleDefinition =
  | { readonly ok: true; readonly definition: RuleDefinition; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Leaves out what could not be read; why not has been reported by then. */
const goodOnly = <T>(entries: readonly (readonly [string, T | null])[]): Record<string, T> =>
  Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== null));

const readMarking: Read<HolidayMarking> = readObjectOf({
  must: { class: readOneOf(HOLIDAY_CLASSES) },
  may: { from: readStartTime, citation: readCitation },
});

const readHolidayProfile: Read<HolidayProfile> = described(
  (json, path, report) => {
    const fields = readFields(json, HOLIDAY_KEYS, { path, report, classes: null });
    if (fields === null) return null;
    const marked = HOLIDAY_KEYS.filter((key) => fields.json[key] !== undefined);
    return goodOnly(marked.map((key) => [key, required(fields, key, readMarking)]));
  },
  objectSchema({ must: {}, may: Object.fromEntries(HOLIDAY_KEYS.map((key) => [key, readMarking])) }),
);

const readPayCode: Read<PayCode> = readObjectOf({
  must: { bucket: readOneOf(BUCKETS), payLine: readName },
  may: { premiumLines: readList(readName, 1), names: readWords, citation: readCitation },
});

const readCodeMap: Read<RuleDefinition['codeMap']> = described(
  (json, path, report) => {
    const object = readObject(json, path, report);
    if (object === null) return null;
    for (const className of Object.keys(object)) {
      if (!isName(className)) report(`${path}.${className}`, `is no name for a class: it must be ${NAME}.`);
    }
    return goodOnly(
      Object.entries(object).map(([className, code]) => [
        className,
        readPayCode(code, `${path}.${className}`, report),
      ]),
    );
  },
  { type: 'object', propertyNames: readName.schema, additionalProperties: readPayCode.schema },
);

const readStepOf = <N extends MechanismName>(mechanism: N, fields: Fields): MechanismStep<N> | null => {
  const { read } = ALL_MECHANISMS[mechanism];
  const citation = optional(fields, 'citation', readCitation);
  const parameters = read(fields);
  if (parameters === null || citation === null) return null;
  return { mechanism, ...parameters, ...(citation && { citation }) };
};

const readStep =
  (classes: ReadonlySet<string> | null): Read<MechanismStep> =>
  (json, path, report) => {
    const object = readObject(json, path, report);
    if (object === null) return null;
    const fields = { json: object, path, report, classes };
    const mechanism = required(fields, 'mechanism', readOneOf(MECHANISM_NAMES));
    return mechanism === null ? null : readStepOf(mechanism, fields);
  };

/** Reads the steps and says which of them stand where they cannot do what they are there for. */
const readSteps =
  (classes: ReadonlySet<string> | null): Read<readonly MechanismStep[]> =>
  (json, path, report) => {
    const steps = readList(readStep(classes), 0)(json, path, report);
    if (steps !== null) checkOrder(steps, path, report);
    return steps;
  };

/** The fields of a definition, by the classes that its code map knows. */
export const definitionParts = (classes: ReadonlySet<string> | null) => ({
  must: {
    codeMap: readCodeMap,
    holidayProfile: readHolidayProfile,
    baseClass: readClass(classes),
    mechanisms: readSteps(classes),
  },
  may: {
    fullDayMinutes: readMinutes,
    entitlements: readOneOf([...entitlementTerms.keys()]),
    open: readOpenPart,
    names: readWords,
    citation: readCitation,
  },
});

const readDefinition: Read<RuleDefinition> = (json, path, report) => {
  const object = readObject(json, path, report);
  if (object === null) return null;
  // By the names as written, so that a class whose code is bad is not also said to be missing.
  const codes = object['codeMap'];
  const classes = typeof codes === 'object' && codes !== null ? new Set(Object.keys(codes)) : null;
  const definition = readParts(json, { path, report, classes }, definitionParts(classes));
  if (definition !== null) {
    checkOpenPart(definition, path, report, ({ mechanisms }) =>
      readSteps(classes)(mechanisms, `${path}.open: mechanisms`, report),
    );
  }
  return definition;
};

/**
 * Untrusted JSON as a rule definition, or every problem it has. `path` is where the definition stands in the document
 * it came from; the problems' paths begin with it. Unknown names are problems: a misspelt field is never ignored.
 * @example parseRuleDefinition({}) // { ok: false, problems: [{ path: '$.codeMap', message: 'must be an object.' }, …] }
 */
export const parseRuleDefinition = (json: unknown, path = '$'): ParsedRuleDefinition => {
  const problems: Problem[] = [];
  const report: Report = (at, message) => problems.push({ path: at, message });
  const definition = readDefinition(json, path, report);
  if (definition === null || problems.length > 0) return { ok: false, problems };
  return { ok: true, definition, warnings: findWarnings(definition, path) };
};
