/** What does a pay rule look like to an editor? A JSON Schema, made of the same readers that take a rule or refuse it. */
import { objectSchema, type JsonSchema } from './json-schema.ts';
import { ALL_MECHANISMS, MECHANISM_NAMES } from './mechanisms/all-mechanisms.ts';
import { definitionParts } from './parse-rule-definition.ts';
import { readCitation } from './read-parts.ts';
import { readOneOf } from './read-fields.ts';
import { type MechanismName } from './rule-definition.ts';
import { describedField, MECHANISM_DESCRIPTIONS } from './schema-descriptions.ts';

/** A step: the parameters of its mechanism, and beside them its name and where it was read. */
const stepSchema = (mechanism: MechanismName): JsonSchema => {
  const { must, may } = ALL_MECHANISMS[mechanism].parts;
  return {
    description: MECHANISM_DESCRIPTIONS[mechanism],
    ...objectSchema({
      must: { mechanism: readOneOf([mechanism]), ...must },
      may: { ...may, citation: readCitation },
    }),
  };
};

const stepsSchema: JsonSchema = { type: 'array', items: { oneOf: MECHANISM_NAMES.map(stepSchema) } };

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema with what each field means, wherever the field stands. */
const withDescriptions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withDescriptions);
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([keyword, inner]) => [
      keyword,
      keyword === 'properties' && isSchema(inner) ? describeFields(inner) : withDescriptions(inner),
    ]),
  );
};

const describeFields = (properties: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      { ...describedField(name), ...(isSchema(inner) ? (withDescriptions(inner) as JsonSchema) : {}) },
    ]),
  );

const definition = objectSchema(definitionParts(null));

/**
 * Pay rules as JSON Schema, draft 2020-12. It takes every rule that `parseRuleDefinition` takes. What it cannot say, such
 * as that a class must stand in the code map or in what order steps stand, only the reader refuses.
 * @example ajv.compile(ruleDefinitionSchema)(rule) // false for a misspelt field
 */
export const ruleDefinitionSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pay rule',
  description: 'How worked time becomes pay minutes: docs/pay-rules.md says what each part means.',
  ...(withDescriptions({
    ...definition,
    properties: { ...(definition['properties'] as JsonSchema), mechanisms: stepsSchema },
  }) as JsonSchema),
};
