// A schema of the description as rows that a person reads: one per field, nested ones by their path.
import type { OpenApiDocument } from '@stimpill/api-types/openapi';

type Schema = OpenApiDocument['components']['schemas'][string];
export type Schemas = OpenApiDocument['components']['schemas'];

export type SchemaRow = {
  /** Such as `entries[].id`. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Markdown. */
  readonly description: string;
};

/** A schema itself where it stands, and what it refers to where it only names another. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : schemas[name];
  return target === undefined ? schema : { ...target, ...schema };
}

/** The fields of an object, or of the items of a list. */
export function rowsOf(schema: Schema, schemas: Schemas, prefix = ''): SchemaRow[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = resolved(property as Schema, schemas);
    const path = `${prefix}${name}`;
    const row: SchemaRow = {
      path,
      type: typeOf(field, schemas),
      isRequired: required.includes(name),
      description: field.description ?? '',
    };
    return [row, ...rowsWithin(field, schemas, path)];
  });
}

/** What lies in a field: the fields of an object, or of the objects in a list. */
export function rowsWithin(field: Schema, schemas: Schemas, path: string): SchemaRow[] {
  const items = itemsOf(field, schemas);
  if (items !== undefined) return rowsWithin(items, schemas, `${path}[]`);
  const branch = alternativesOf(field, schemas).find(({ properties }) => properties !== undefined);
  return rowsOf(branch ?? field, schemas, `${path}.`);
}

export function typeOf(schema: Schema, schemas: Schemas): string {
  const alternatives = alternativesOf(schema, schemas);
  if (alternatives.length > 0) return alternatives.map((each) => typeOf(each, schemas)).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  const items = itemsOf(schema, schemas);
  if (items !== undefined) return `list of ${typeOf(items, schemas)}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

function itemsOf({ items }: Schema, schemas: Schemas): Schema | undefined {
  return items === undefined ? undefined : resolved(items as Schema, schemas);
}

function alternativesOf({ anyOf = [] }: Schema, schemas: Schemas): Schema[] {
  return anyOf.map((each) => resolved(each, schemas));
}
