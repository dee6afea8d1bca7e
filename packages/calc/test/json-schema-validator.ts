/** Does a value fit a JSON Schema? The keywords that the schema of rules uses, and no others. */
type Schema = Readonly<Record<string, unknown>>;
type Check = (wanted: never, value: unknown, schema: Schema) => boolean;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
};

const fieldsFit = (wanted: Readonly<Record<string, Schema>>, value: unknown): boolean =>
  !isObject(value) ||
  Object.entries(wanted).every(([name, schema]) => !Object.hasOwn(value, name) || fits(schema, value[name]));

const othersFit = (wanted: boolean | Schema, value: unknown, { properties }: Schema): boolean => {
  if (!isObject(value)) return true;
  const known = isObject(properties) ? properties : {};
  const others = Object.keys(value).filter((name) => !Object.hasOwn(known, name));
  return typeof wanted === 'boolean'
    ? wanted || others.length === 0
    : others.every((name) => fits(wanted, value[name]));
};

const CHECKS: Readonly<Record<string, Check>> = {
  type: (wanted: string, value) => TYPES[wanted]?.(value) === true,
  enum: (wanted: readonly unknown[], value) => wanted.includes(value),
  minimum: (wanted: number, value) => typeof value !== 'number' || value >= wanted,
  maximum: (wanted: number, value) => typeof value !== 'number' || value <= wanted,
  minLength: (wanted: number, value) => typeof value !== 'string' || value.length >= wanted,
  maxLength: (wanted: number, value) => typeof value !== 'string' || value.length <= wanted,
  pattern: (wanted: string, value) => typeof value !== 'string' || new RegExp(wanted, 'u').test(value),
  minItems: (wanted: number, value) => !Array.isArray(value) || value.length >= wanted,
  items: (wanted: Schema, value) => !Array.isArray(value) || value.every((item) => fits(wanted, item)),
  properties: fieldsFit,
  additionalProperties: othersFit,
  propertyNames: (wanted: Schema, value) =>
    !isObject(value) || Object.keys(value).every((name) => fits(wanted, name)),
  required: (wanted: readonly string[], value) =>
    !isObject(value) || wanted.every((name) => Object.hasOwn(value, name)),
  anyOf: (wanted: readonly Schema[], value) => wanted.some((schema) => fits(schema, value)),
  oneOf: (wanted: readonly Schema[], value) => wanted.filter((schema) => fits(schema, value)).length === 1,
};

const NOTES = ['$schema', 'title', 'description'];

/** Throws on a keyword that it does not know, so that none is passed over. */
export const fits = (schema: Schema, value: unknown): boolean =>
  Object.entries(schema).every(([keyword, wanted]) => {
    if (NOTES.includes(keyword)) return true;
    const check = CHECKS[keyword];
    if (check === undefined) throw new Error(`The validator does not know "${keyword}".`);
    return check(wanted as never, value, schema);
  });
