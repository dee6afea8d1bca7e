// What an operation answers when it does not succeed: one response per status, with the codes it has there.
import type { z } from 'zod';
import { ALL_ERROR_CODES, type AnyErrorCode } from '../any-error-code.ts';
import { GROWING } from '../formats.ts';
import { errorCodesOf, type Operation } from '../operation.ts';
import type { ExampleObject, JsonSchema, Reference, ResponseObject } from './openapi-document.ts';
import { headersOf } from './response-headers.ts';
import { toJsonSchema, type SchemaComponents } from './to-json-schema.ts';

/** What many operations share, gathered while the document is built. */
export type SharedComponents = {
  readonly schemas: SchemaComponents;
  readonly responses: Record<string, ResponseObject>;
  readonly examples: Record<string, ExampleObject>;
};

const MEANING_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'The request is not valid. Correct it; do not send it again unchanged.',
  401: 'The caller is not known: the token or the credentials are missing, wrong or too old.',
  403: 'The caller is known but may not do this. Do not send it again unchanged.',
  404: 'Something the request names does not exist. Do not send it again unchanged.',
  409: 'The state does not allow this, and nothing was changed. Read the state before the next attempt.',
  412: 'The record was changed meanwhile, and nothing was changed. Read it before the next attempt.',
  413: 'The body is too large.',
  415: 'The body is not declared as JSON.',
  422: 'The key of the press belongs to another request, and nothing was done. Send a new one.',
  428: 'The version of the record is missing. Read the record and send its `ETag` as `If-Match`.',
  429: 'Too many requests or attempts. Wait for as long as Retry-After says, longer each time (exponential backoff).',
  500: 'A fault of ours. Quote the X-Request-Id when you report it.',
  503: 'The server cannot answer right now. Try again after Retry-After.',
};

/** The failures of an operation by status, ascending. Each stands once among the components, whichever operations answer with it. */
export function toFailureResponses(
  operation: Operation,
  components: SharedComponents,
): Readonly<Record<string, Reference>> {
  const codes = errorCodesOf(operation);
  const statuses = [...new Set(codes.map((code) => ALL_ERROR_CODES[code].status))];
  const byStatus = statuses.map((status) => {
    const ofStatus = codes.filter((code) => ALL_ERROR_CODES[code].status === status);
    return [status, toSharedFailure(operation, status, ofStatus, components)] as const;
  });
  // JavaScript lists keys that look like whole numbers in ascending order by itself.
  return Object.fromEntries(byStatus);
}

function toSharedFailure(
  operation: Operation,
  status: number,
  codes: readonly AnyErrorCode[],
  components: SharedComponents,
): Reference {
  const name = componentNameOf(operation, codes);
  components.responses[name] ??= toFailureResponse(operation, status, codes, components);
  return { $ref: `#/components/responses/${name}` };
}

/** All that a failure says follows from its codes and the fields in its examples, so they are its name. */
function componentNameOf(operation: Operation, codes: readonly AnyErrorCode[]): string {
  const parts = codes.map((code) => {
    const field = exampleFieldOf(operation, code);
    return field === undefined ? inCapitals(code) : `${inCapitals(code)}.${field}`;
  });
  return parts.join('-');
}

function toFailureResponse(
  operation: Operation,
  status: number,
  codes: readonly AnyErrorCode[],
  { examples }: SharedComponents,
): ResponseObject {
  return {
    description: MEANING_OF_STATUS[status] ?? '',
    headers: headersOf(status),
    content: {
      'application/json': {
        schema: failureLimitedTo(codes),
        examples: Object.fromEntries(codes.map((code) => [code, toExample(operation, code, examples)])),
      },
    },
  };
}

function failureLimitedTo(codes: readonly AnyErrorCode[]): JsonSchema {
  const item = narrowed('ApiError', { code: { type: 'string', enum: [...codes], ...GROWING } });
  return narrowed('Failure', { errors: { type: 'array', items: item } });
}

function narrowed(name: string, properties: Record<string, JsonSchema>): JsonSchema {
  return { allOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'object', properties }] };
}

/** An error that names no field is the same wherever it occurs, so it is written once. */
function toExample(
  operation: Operation,
  code: AnyErrorCode,
  examples: SharedComponents['examples'],
): ExampleObject | Reference {
  const field = exampleFieldOf(operation, code);
  if (field !== undefined) return exampleOf(code, field);
  examples[code] = exampleOf(code);
  return { $ref: `#/components/examples/${code}` };
}

/** @param field left out where it is undefined */
function exampleOf(code: AnyErrorCode, field?: string): ExampleObject {
  const { message } = ALL_ERROR_CODES[code];
  const error = { code, message, ...(field !== undefined && { field }) };
  return { summary: message, value: { success: false, data: null, errors: [error] } };
}

/** Codes that name the field at fault. */
function namesField(code: AnyErrorCode): boolean {
  return ALL_ERROR_CODES[code].status === 400 && code !== 'request.malformed_json';
}

/** Codes that are about one field, whatever else the request holds. */
const FIELD_OF_CODE: Partial<Record<AnyErrorCode, string>> = {
  'punch.project_required': 'projectId',
  'export.unknown_target': 'exportTarget',
};

/** The field that the example of a code names; undefined where the code names none. */
function exampleFieldOf({ body, query, params }: Operation, code: AnyErrorCode): string | undefined {
  if (!namesField(code)) return undefined;
  const fieldIn = code.startsWith('range.') ? endOfRangeIn : firstFieldOf;
  if (body) return FIELD_OF_CODE[code] ?? fieldIn(body);
  return query ? `query.${fieldIn(query)}` : `route.${firstFieldOf(params)}`;
}

/** The field that the error names for a faulty range. */
function endOfRangeIn(schema: z.ZodType): string {
  return fieldsOf(schema).includes('to') ? 'to' : 'endDate';
}

function firstFieldOf(schema: z.ZodType | undefined): string {
  const [name = ''] = schema === undefined ? [] : fieldsOf(schema);
  return name;
}

/** Kept, because every code that names a field asks anew. */
const fields = new WeakMap<z.ZodType, readonly string[]>();

function fieldsOf(schema: z.ZodType): readonly string[] {
  const known = fields.get(schema) ?? Object.keys(toJsonSchema(schema, 'input', {}).properties ?? {});
  fields.set(schema, known);
  return known;
}

/** `AuthTokenMissing` for `auth.token_missing`. */
function inCapitals(code: AnyErrorCode): string {
  return code.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
