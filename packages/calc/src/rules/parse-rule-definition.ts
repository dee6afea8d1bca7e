/** Is this JSON a pay rule? Either it is, or every problem is said at once, with its path. */
import { HOLIDAY_CLASSES, type HolidayMarking, type HolidayProfile } from '#holidays/holiday-profile.ts';
import { HOLIDAY_KEYS } from '#holidays/iceland.ts';
import { BUCKETS } from '#pay/bucket.ts';
import { isLocalTime } from '#time/local-time.ts';
import { ALL_MECHANISMS, MECHANISM_NAMES } from './mechanisms/all-mechanisms.ts';
import { type Problem, type Report } from './problem.ts';
import {
  optional,
  readClass,
  readFields,
  readList,
  readObject,
  readOneOf,
  readText,
  required,
  type Fields,
  type Read,
} from './read-fields.ts';
import {
  type MechanismName,
  type MechanismStep,
  type PayCode,
  type RuleDefinition,
} from './rule-definition.ts';

/** A good definition, or every problem with its JSON path. */
export type ParsedRuleDefinition =
  | { readonly ok: true; readonly definition: RuleDefinition }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const NAME_FORM = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;
const isName = (text: string): boolean => NAME_FORM.test(text);

const NAME = 'at most 40 letters, digits, ".", "_" and "-", and begin with a letter or digit';

const readName = readText(isName, NAME);
const readTime = readText(
  (text) => isLocalTime(text) && text !== '24:00',
  'a local time from "00:00" to "23:59"',
);

/** Leaves out what could not be read; why not has been reported by then. */
const goodOnly = <T>(entries: readonly (readonly [string, T | null])[]): Record<string, T> =>
  Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== null));

const readMarking: Read<HolidayMarking> = (json, path, report) => {
  const fields = readFields(json, ['class', 'from'], { path, report, classes: null });
  if (fields === null) return null;
  const holidayClass = required(fields, 'class', readOneOf(HOLIDAY_CLASSES));
  const from = optional(fields, 'from', readTime);
  if (holidayClass === null || from === null) return null;
  return { class: holidayClass, ...(from !== undefined && { from }) };
};

const readHolidayProfile: Read<HolidayProfile> = (json, path, report) => {
  const fields = readFields(json, HOLIDAY_KEYS, { path, report, classes: null });
  if (fields === null) return null;
  const marked = HOLIDAY_KEYS.filter((key) => fields.json[key] !== undefined);
  return goodOnly(marked.map((key) => [key, required(fields, key, readMarking)]));
};

const readPayCode: Read<PayCode> = (json, path, report) => {
  const fields = readFields(json, ['bucket', 'payLine'], { path, report, classes: null });
  if (fields === null) return null;
  const bucket = required(fields, 'bucket', readOneOf(BUCKETS));
  const payLine = required(fields, 'payLine', readName);
  return bucket === null || payLine === null ? null : { bucket, payLine };
};

const readCodeMap: Read<RuleDefinition['codeMap']> = (json, path, report) => {
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
};

const readStepOf = <N extends MechanismName>(mechanism: N, fields: Fields): MechanismStep<N> | null => {
  const { read, parameterNames } = ALL_MECHANISMS[mechanism];
  if (readFields(fields.json, ['mechanism', ...parameterNames], fields) === null) return null;
  const parameters = read(fields);
  return parameters === null ? null : { mechanism, ...parameters };
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

const readDefinition = (json: unknown, path: string, report: Report): RuleDefinition | null => {
  const fields = readFields(json, ['holidayProfile', 'baseClass', 'mechanisms', 'codeMap'], {
    path,
    report,
    classes: null,
  });
  if (fields === null) return null;
  const codeMap = required(fields, 'codeMap', readCodeMap);
  // By the names as written, so that a class whose code is bad is not also said to be missing.
  const classes = codeMap === null ? null : new Set(Object.keys(fields.json['codeMap'] ?? {}));
  const holidayProfile = required(fields, 'holidayProfile', readHolidayProfile);
  const baseClass = required(fields, 'baseClass', readClass(classes));
  const mechanisms = required(fields, 'mechanisms', readList(readStep(classes), 0));
  if (codeMap === null || holidayProfile === null || baseClass === null || mechanisms === null) return null;
  return { holidayProfile, baseClass, mechanisms, codeMap };
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
  return definition === null || problems.length > 0 ? { ok: false, problems } : { ok: true, definition };
};
