// From a zod schema to JSON Schema, with everything that has a name of its own put among the components.
import { z } from 'zod';
import { wireFormOf } from '../formats.ts';
import type { JsonSchema } from './openapi-document.ts';
import { tidyJsonSchema } from './tidy-json-schema.ts';

/** Named schemas of a document, gathered while it is built. */
export type SchemaComponents = Record<string, JsonSchema>;

/** What a client sends (`input`), or what it is given (`output`: closed objects). */
export type Direction = 'input' | 'output';

/** The JSON Schema of a zod schema. Schemas with an id are added to `components` and referred to. */
export function toJsonSchema(schema: z.ZodType, io: Direction, components: SchemaComponents): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = inDocument(z.toJSONSchema(schema, { io, override: writeAsSent }));
  for (const [name, definition] of Object.entries($defs)) addComponent(components, name, definition);
  return root;
}

/** A plain copy whose references point to where a document keeps its schemas. */
function inDocument(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value,
  ) as JsonSchema;
}

/** Adds a named schema. One name cannot mean two things. */
export function addComponent(components: SchemaComponents, name: string, definition: JsonSchema): void {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition))
    throw new Error(`Two different schemas are named ${name}.`);
  components[name] = definition;
}

type Written = { readonly zodSchema: z.core.$ZodTypes; readonly jsonSchema: JsonSchema };

function writeAsSent({ zodSchema, jsonSchema }: Written): void {
  const wireForm = wireFormOf.get(zodSchema);
  if (wireForm !== undefined) replaceContent(jsonSchema, wireForm);
  tidyJsonSchema(jsonSchema);
}

function replaceContent(schema: JsonSchema, content: JsonSchema): void {
  const { description } = schema;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, content, description === undefined ? {} : { description });
}
