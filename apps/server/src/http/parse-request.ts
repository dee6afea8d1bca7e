// The input of a request against the schemas of its operation: everything that is wrong, at once.
import {
  ALL_ERROR_CODES,
  readAsWanted,
  type AnyErrorCode,
  type Operation,
  type RequestOf,
} from '@stimpill/api-types';
import type { z } from 'zod';
import { domainErrorOf, type Fault } from '#errors/domain-error.ts';

type Part = 'params' | 'query' | 'body';

/** How a fault names the part it lies in; a body's own paths need no prefix. */
const PREFIX: Record<Part, string> = { params: 'route.', query: 'query.', body: '' };

/** The parts of a request as they came. */
export type UncheckedRequest = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** @throws DomainError listing every faulty field */
export function parseRequest<O extends Operation>(operation: O, request: UncheckedRequest): RequestOf<O> {
  const faults: Fault[] = [];
  const parsed = {
    params: parsePart('params', operation.params, request.params, faults),
    query: parsePart('query', operation.query, request.query, faults),
    body: parsePart('body', operation.body, bodyOf(operation, request), faults),
  };
  const [first, ...rest] = faults;
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
  return parsed as RequestOf<O>;
}

function bodyOf(operation: Operation, { body }: UncheckedRequest): unknown {
  return body === undefined && operation.bodyOptional ? {} : body;
}

function parsePart(part: Part, schema: z.ZodType | undefined, value: unknown, faults: Fault[]): unknown {
  if (schema === undefined) return undefined;
  const { data, issues } = readAsWanted(schema, value);
  faults.push(...issues.map((issue) => toFault(part, issue)));
  return data;
}

function toFault(part: Part, issue: z.core.$ZodIssue): Fault {
  const path = PREFIX[part] + toJsonPath(issue.path);
  const field = path === '' ? 'body' : path;
  return { code: codeOf(issue), message: `${field} ${issue.message}.`, field };
}

function codeOf(issue: z.core.$ZodIssue): AnyErrorCode {
  const code: unknown = issue.code === 'custom' ? issue.params?.['errorCode'] : undefined;
  return typeof code === 'string' && code in ALL_ERROR_CODES ? (code as AnyErrorCode) : 'request.invalid';
}

function toJsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}
