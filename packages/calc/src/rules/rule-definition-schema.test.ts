import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits } from '../../test/json-schema-validator.ts';
import { aFullRule } from '../../test/rule-arbitraries.ts';
import { agreements, parseRuleDefinition, PLAIN_TIME, ruleDefinitionSchema } from '../index.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field that the schema knows, with what it says of it. */
const fieldsIn = (value: unknown): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([keyword, inner]): [string, unknown][] => [
    ...(keyword === 'properties' && isObject(inner) ? Object.entries(inner) : []),
    ...fieldsIn(inner),
  ]);
};

describe('the schema of pay rules', () => {
  it.each([...agreements.values(), { key: 'plain time', definition: PLAIN_TIME.definition }])(
    'takes the shipped rule "$key"',
    ({ definition }) => {
      expect(fits(ruleDefinitionSchema, JSON.parse(JSON.stringify(definition)))).toBe(true);
    },
  );

  it('takes every rule that the reader takes', () => {
    fc.assert(
      fc.property(aFullRule, (definition) => {
        expect(fits(ruleDefinitionSchema, JSON.parse(JSON.stringify(definition)))).toBe(true);
      }),
    );
  });

  it('refuses a rule with any one field gone that must be there, as the reader does', () => {
    const without = fc.tuple(
      aFullRule,
      fc.constantFrom('holidayProfile', 'baseClass', 'mechanisms', 'codeMap'),
    );
    const withoutInStep = fc.tuple(aFullRule, fc.nat(), fc.nat());

    fc.assert(
      fc.property(without, ([definition, gone]) => {
        const json = Object.fromEntries(Object.entries(definition).filter(([name]) => name !== gone));

        expect(fits(ruleDefinitionSchema, json)).toBe(false);
        expect(parseRuleDefinition(json).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(withoutInStep, ([definition, stepAt, fieldAt]) => {
        const at = stepAt % definition.mechanisms.length;
        const names = Object.keys(definition.mechanisms[at]!);
        const gone = names[fieldAt % names.length];
        const mechanisms = definition.mechanisms.map((step, index) =>
          Object.fromEntries(Object.entries(step).filter(([name]) => index !== at || name !== gone)),
        );
        const json: unknown = JSON.parse(JSON.stringify({ ...definition, mechanisms }));

        // What the schema refuses the reader refuses too; the reader may see more.
        if (parseRuleDefinition(json).ok) expect(fits(ruleDefinitionSchema, json)).toBe(true);
      }),
    );
  });

  it('says of every field what it is, so that an editor can show it', () => {
    const fields = fieldsIn(ruleDefinitionSchema);
    const silent = fields.filter(
      ([, schema]) => !isObject(schema) || typeof schema['description'] !== 'string',
    );

    expect(fields.length).toBeGreaterThan(300);
    expect([...new Set(silent.map(([name]) => name))]).toEqual([]);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(ruleDefinitionSchema))).toEqual(ruleDefinitionSchema);
  });
});
