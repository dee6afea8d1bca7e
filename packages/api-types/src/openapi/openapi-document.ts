// The parts of OpenAPI 3.1 that our documents use.
import type { z } from 'zod';
import type { AnyErrorCode } from '../any-error-code.ts';
import type { Operation, Tag } from '../operation.ts';

/** A schema as the document contains it: JSON Schema 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A pointer into `components`. */
export type Reference = { readonly $ref: string };

/** What a document says of itself. */
export type DocumentInfo = {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly license: { readonly name: string; readonly identifier: string };
  /** The base address, relative to the server's own. */
  readonly serverUrl: string;
  /** Every code its operations can answer with. */
  readonly errorCodes: readonly [AnyErrorCode, ...AnyErrorCode[]];
};

/** A value that is sent outside the body. */
export type ParameterObject = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: string | number;
};

/** One content type of a body; ours is always JSON. */
type MediaTypeObject = {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
};

/** A body as it may look. */
export type ExampleObject = { readonly summary: string; readonly value: unknown };

/** A header of a response. */
export type HeaderObject = {
  readonly description: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example: string | number;
};

/** One answer of an operation. */
export type ResponseObject = {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference | HeaderObject>>;
  /** None for an answer without a body. */
  readonly content?: { readonly 'application/json': MediaTypeObject };
};

/** The body that an operation takes. */
export type RequestBodyObject = {
  readonly description: string;
  readonly required: boolean;
  readonly content: { readonly 'application/json': MediaTypeObject };
};

/** Security schemes that must all be satisfied. */
export type SecurityRequirement = Readonly<Record<string, readonly never[]>>;

/** One operation. */
export type OperationObject = {
  readonly operationId: string;
  readonly tags: readonly [Tag];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly SecurityRequirement[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: RequestBodyObject;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
};

/** The methods of one path. */
export type PathItemObject = Readonly<Partial<Record<Lowercase<Operation['method']>, OperationObject>>>;

/** A way to show who calls. */
export type SecuritySchemeObject =
  | {
      readonly type: 'http';
      readonly scheme: 'bearer';
      readonly bearerFormat?: string;
      readonly description: string;
    }
  | {
      readonly type: 'apiKey';
      readonly in: 'header' | 'cookie';
      readonly name: string;
      readonly description: string;
    };

/** A whole document. */
export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: Omit<DocumentInfo, 'serverUrl' | 'errorCodes'>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly {
    readonly name: Tag;
    readonly 'x-displayName': string;
    readonly description: string;
  }[];
  readonly paths: Readonly<Record<string, PathItemObject>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly examples: Readonly<Record<string, ExampleObject>>;
    readonly headers: Readonly<Record<string, HeaderObject>>;
    readonly securitySchemes: Readonly<Record<string, SecuritySchemeObject>>;
  };
};
