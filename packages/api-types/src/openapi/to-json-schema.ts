// From a zod schema to JSON Schema. Every schema with a name of its own becomes a component.
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
  const written = z.toJSONSchema(schema, { io, override: putWireForm });
  const { $schema: _, $defs = {}, ...root } = tidyJsonSchema(written);
  for (const [name, definition] of Object.entries($defs)) addComponent(components, name, definition);
  return root;
}

/** Adds a named schema. One name cannot mean two things. */
export function addComponent(components: SchemaComponents, name: string, definition: JsonSchema): void {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition))
    throw new Error(`Two different schemas are named ${name}.`);
  components[name] = definition;
}

type Written = { readonly zodSchema: z.core.$ZodTypes; readonly jsonSchema: JsonSchema };

function putWireForm({ zodSchema, jsonSchema }: Written): void {
  const wireForm = wireFormOf.get(zodSchema);
  if (wireForm === undefined) return;
  const { description } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, wireForm, description === undefined ? {} : { description });
}
