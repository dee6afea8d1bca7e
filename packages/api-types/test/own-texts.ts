import { z } from 'zod';
import { readAsWanted } from '../src/what-is-wanted.ts';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodRawIssue;

/** What a schema says itself of a fault, beside what the map would; `isOfOwner`: its words for another type are said of a check. */
type OwnText = { readonly own: string; readonly map: unknown; readonly isOfOwner: boolean };

/** A schema and all within it, with those of its fields. */
export function everySchemaIn(schema: Schema | undefined): Schema[] {
  if (schema === undefined) return [];
  const {
    shape = {},
    element,
    innerType,
    in: before,
    out,
    options = [],
    valueType,
  } = schema._zod.def as unknown as Record<string, Schema> & {
    shape?: Record<string, Schema>;
    options?: Schema[];
  };
  const within = [...Object.values(shape), element, innerType, before, out, ...options, valueType];
  return [schema, ...within.flatMap(everySchemaIn)];
}

export function ownTexts(schema: Schema): OwnText[] {
  const { error, checks = [] } = schema._zod.def;
  return [
    ...said(error, ofAnotherType(schema), false),
    ...checks.flatMap((check) => {
      const issue = ofCheck(schema, check);
      return issue === undefined
        ? []
        : [
            ...said(check._zod.def.error, issue, false),
            ...(check._zod.def.error ? [] : said(error, issue, true)),
          ];
    }),
  ];
}

function said(own: z.core.$ZodErrorMap<never> | undefined, issue: Issue, isOfOwner: boolean): OwnText[] {
  const text = (own as z.core.$ZodErrorMap | undefined)?.(issue);
  return typeof text === 'string' ? [{ own: text, map: ofTheMap(issue), isOfOwner }] : [];
}

/** Of a fault that no schema has words of its own for. */
function ofTheMap(issue: Issue): unknown {
  const schema = z.unknown().superRefine((_, context) => {
    context.issues.push(issue);
  });
  return readAsWanted(schema, null).issues[0]?.message;
}

function ofAnotherType(schema: Schema): Issue {
  const { type, format, entries } = schema._zod.def as {
    type: string;
    format?: string;
    entries?: Record<string, string>;
  };
  const fault = { input: null, path: ['field'] };
  return entries === undefined
    ? { ...fault, code: 'invalid_type', expected: format === 'safeint' ? 'int' : type }
    : { ...fault, code: 'invalid_value', values: Object.values(entries) };
}

function ofCheck(schema: Schema, { _zod }: z.core.$ZodCheck): Issue | undefined {
  const { check, minimum, maximum, value } = _zod.def as Record<string, unknown> & { check: string };
  const fault = { input: null, path: ['field'], origin: schema._zod.def.type };
  if (['min_length', 'greater_than'].includes(check))
    return { ...fault, code: 'too_small', minimum: (minimum ?? value) as number };
  if (['max_length', 'less_than'].includes(check))
    return { ...fault, code: 'too_big', maximum: (maximum ?? value) as number };
  return undefined;
}
