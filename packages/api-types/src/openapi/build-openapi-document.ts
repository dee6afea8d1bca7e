// From operations to their OpenAPI 3.1 document. Nothing in it is written twice: change an operation, not the document.
import { failureEnvelopeWith } from '../envelope.ts';
import { tellsState, type Operation, type Tag } from '../operation.ts';
import type {
  DocumentInfo,
  OpenApiDocument,
  OperationObject,
  PathItemObject,
  Reference,
  JsonSchema,
  RequestBodyObject,
} from './openapi-document.ts';
import { RESPONSE_HEADERS } from './response-headers.ts';
import { securityOf, securitySchemesOf } from './security-schemes.ts';
import { TAGS } from './tags.ts';
import { toFailureResponses, type SharedComponents } from './to-failure-responses.ts';
import { toJsonSchema, addComponent, type SchemaComponents } from './to-json-schema.ts';
import { toParameters } from './to-parameters.ts';
import { NOT_MODIFIED, toSuccessResponse } from './to-success-response.ts';
import { isSchemaObject } from './tidy-json-schema.ts';

export { PUBLIC_API_INFO } from './public-api-info.ts';
export type { DocumentInfo, OpenApiDocument, OperationObject, ResponseObject } from './openapi-document.ts';

/**
 * Builds the document of some operations, in their order. Pure: the same operations give the same document.
 * @param form `open` to growth, as it is published; `closed` for tests that compare answers with it
 */
export function buildOpenApiDocument(
  operations: Readonly<Record<string, Operation>>,
  info: DocumentInfo,
  form: DocumentForm = 'open',
): OpenApiDocument {
  const all = Object.values(operations);
  const components: SharedComponents = { schemas: {}, responses: {}, examples: {} };
  const { serverUrl, errorCodes, ...documentInfo } = info;
  toJsonSchema(failureEnvelopeWith(errorCodes), 'output', components.schemas);
  const paths = toPaths(all, components);
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: documentInfo,
    servers: [{ url: serverUrl, description: 'The server that gave out this document.' }],
    tags: tagsOf(all),
    paths,
    components: {
      schemas: sortedByName(components.schemas),
      responses: sortedByName(components.responses),
      examples: sortedByName(components.examples),
      headers: headersUsedIn([paths, components.responses]),
      securitySchemes: securitySchemesOf(all.map(({ auth }) => auth)),
    },
  };
  return inForm(document, form);
}

/** The chapters that have operations. Viewers show `x-displayName` as the heading. */
function tagsOf(operations: readonly Operation[]): OpenApiDocument['tags'] {
  const used = new Set(operations.map(({ tag }) => tag));
  const names = (Object.keys(TAGS) as Tag[]).filter((name) => used.has(name));
  return names.map((name) => ({
    name,
    'x-displayName': TAGS[name].heading,
    description: TAGS[name].description,
  }));
}

function headersUsedIn(answers: unknown): OpenApiDocument['components']['headers'] {
  const text = JSON.stringify(answers);
  const used = Object.entries(RESPONSE_HEADERS).filter(([name]) =>
    text.includes(`"#/components/headers/${name}"`),
  );
  return Object.fromEntries(used);
}

function toPaths(
  operations: readonly Operation[],
  components: SharedComponents,
): Record<string, PathItemObject> {
  const paths: Record<string, PathItemObject> = {};
  for (const operation of operations) {
    const described = { [operation.method.toLowerCase()]: toOperationObject(operation, components) };
    paths[operation.path] = { ...paths[operation.path], ...described };
  }
  return paths;
}

function toOperationObject(operation: Operation, components: SharedComponents): OperationObject {
  const { schemas } = components;
  const parameters = toParameters(operation, schemas);
  const requestBody = toRequestBody(operation, schemas);
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: descriptionOf(operation),
    security: securityOf(operation.auth),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: toSuccessResponse(operation, schemas),
      ...notModified(operation, components),
      ...toFailureResponses(operation, components),
    },
  };
}

function notModified(
  operation: Operation,
  { responses }: SharedComponents,
): Readonly<Record<string, Reference>> {
  if (!tellsState(operation)) return {};
  responses['NotModified'] = NOT_MODIFIED;
  return { 304: { $ref: '#/components/responses/NotModified' } };
}

function descriptionOf({ description, roles, feature, freshFactor }: Operation): string {
  const notes = [
    ...(roles ? [`Roles: ${roles.map((role) => `\`${role}\``).join(', ')}.`] : []),
    ...(freshFactor ? ['Needs a confirmation of the last five minutes: `POST /session/confirmation`.'] : []),
    ...(feature ? [`Needs the company feature \`${feature}\`.`] : []),
  ];
  return [description, ...notes].join('\n\n');
}

function sortedByName<Value>(components: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What a document says about later additions.
 * - `open`, as it is published: objects in answers may gain fields, and a growing enumeration is a text with its known values as examples.
 * - `closed`, for tests that compare answers with it: a field or value that is not described is a fault.
 */
type DocumentForm = 'open' | 'closed';

/** A copy of a document, or of a part of it, in one of the two forms. */
function inForm<Part>(part: Part, form: DocumentForm): Part {
  return JSON.parse(JSON.stringify(part), (_, value: unknown) =>
    isSchemaObject(value) ? (form === 'open' ? opened(value) : unmarked(value)) : value,
  ) as Part;
}

function opened({ additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const open =
    additionalProperties === undefined || additionalProperties === false
      ? schema
      : { ...schema, additionalProperties };
  if (open['x-growing'] !== true) return open;
  const { enum: known = [], ...rest } = unmarked(open);
  return { ...rest, examples: known };
}

function unmarked({ 'x-growing': _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** The body an operation takes, as a component named after it (`login` takes a `LoginRequest`). */
function toRequestBody(operation: Operation, components: SchemaComponents): RequestBodyObject | undefined {
  if (operation.body === undefined) return undefined;
  const name = `${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}Request`;
  addComponent(components, name, toJsonSchema(operation.body, 'input', components));
  return {
    description: operation.bodyOptional
      ? 'May be left out altogether.'
      : `JSON in UTF-8, at most ${operation.maxBodyKiB ?? 64} KiB.`,
    required: operation.bodyOptional !== true,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${name}` },
        example: operation.example.body,
      },
    },
  };
}
