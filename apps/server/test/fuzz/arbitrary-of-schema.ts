// Values that a schema of the description allows, as far as these schemas go.
import type { OpenApiDocument } from '@stimpill/api-types/openapi';
import fc, { type Arbitrary } from 'fast-check';
import { likelyPlaces } from './places.ts';

type Schema = OpenApiDocument['components']['schemas'][string];

/** @param field the name under which the value is sent, which tells what is likely there */
export function arbitraryOfSchema(schema: Schema, field: string): Arbitrary<unknown> {
  const types = [schema.type ?? []].flat();
  const value = arbitraryOfType(schema, types[0] ?? 'string', field);
  return types.includes('null') ? fc.option(value, { freq: 6 }) : value;
}

function arbitraryOfType(schema: Schema, type: string, field: string): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (type) {
    case 'object':
      return arbitraryOfObject(schema);
    case 'array':
      return fc.array(arbitraryOfSchema(schema.items as Schema, 'employeeId'), {
        minLength: schema.minItems ?? 0,
        maxLength: 4,
      });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    default:
      return arbitraryOfText(schema, field);
  }
}

function arbitraryOfObject({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, arbitraryOfSchema(property as Schema, name)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function arbitraryOfText(schema: Schema, field: string): Arbitrary<string> {
  const likely = likelyPlaces(field).map((place) => fc.constant(place));
  const any = anyText(schema, field);
  return likely.length === 0 ? any : fc.oneof(...likely.map((arbitrary) => ({ arbitrary, weight: 6 })), any);
}

const YEAR_2026 = { min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true };
const ANY_YEAR = { min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true };

function anyText(
  { format, maxLength = 200, minLength = 0, pattern }: Schema,
  field: string,
): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid().chain((id) => fc.constantFrom(id, id.toUpperCase()));
  if (format === 'date') {
    const date = fc.oneof({ arbitrary: fc.date(YEAR_2026), weight: 19 }, fc.date(ANY_YEAR));
    return date.map((each) => each.toISOString().slice(0, 10));
  }
  if (field === 'exportTarget')
    return fc.constantFrom('payday', 'kjarni', 'dk', 'businessCentral', 'generic');
  if (field === 'pin') return fc.integer({ min: 0, max: 9999 }).map((pin) => String(pin).padStart(4, '0'));
  const unit = pattern === undefined ? 'binary' : 'grapheme';
  return fc
    .string({ unit, minLength, maxLength: Math.min(maxLength, 100) })
    .filter((text) => pattern === undefined || new RegExp(pattern, 'u').test(text));
}
