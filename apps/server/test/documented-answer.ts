// Compares every real answer with the published description: its status, its content type, its headers, its body.
import type { Operation } from '@stimpill/api-types';
import type { ResponseObject } from '@stimpill/api-types/openapi';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { basePathOf, describedOperations } from './described-apis.ts';
import { describedOperation, document, placeOf, schemaAt } from './description.ts';

export type ObservedAnswer = {
  readonly method: string;
  /** With the query, as it came. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  /** Unpacked. */
  readonly body: string;
};

const all: readonly Operation[] = Object.values(describedOperations);
const BASES = [...new Set(all.map(basePathOf))];
const patterns = all.map((operation) => ({
  operation,
  pattern: new RegExp(`^${basePathOf(operation)}${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
}));

/** @returns what the description does not allow; nothing for addresses that it does not describe */
export function faultsOfAnswer(answer: ObservedAnswer): string[] {
  const [path = ''] = answer.url.split('?');
  const base = BASES.find((each) => path.startsWith(`${each}/`));
  if (base === undefined || path === `${base}/openapi.json`) return [];
  const operation = operationAt(answer.method, path);
  const faults = operation === undefined ? faultsOutsideOperations(answer) : faultsWithin(operation, answer);
  const at = operation?.id ?? `${answer.method} ${path}`;
  return faults.map((fault) => `${at} answered ${answer.status}: ${fault}`);
}

function operationAt(method: string, path: string): Operation | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return patterns.find(({ operation, pattern }) => operation.method === asked && pattern.test(path))
    ?.operation;
}

function faultsOutsideOperations({ status, headers, body, method }: ObservedAnswer): string[] {
  // The answer to a browser's preflight request follows the rules of CORS, not the description.
  if (method === 'OPTIONS' && status === 204) return [];
  const codes: Readonly<Record<number, string>> = { 404: 'route.not_found', 405: 'route.method_not_allowed' };
  const code = codes[status];
  if (code === undefined) return ['no operation stands behind this address'];
  const validate = schemaAt(['components', 'schemas', 'Failure']);
  return [
    ...contentTypeFaults(headers),
    ...(method === 'HEAD' ? [] : bodyFaults(validate, body)),
    ...(method === 'HEAD' || body.includes(`"${code}"`) ? [] : [`${code} is missing`]),
    ...(status === 405 && headers['allow'] === undefined ? ['Allow is missing'] : []),
  ];
}

function faultsWithin(operation: Operation, { method, status, headers, body }: ObservedAnswer): string[] {
  const response = describedOperation(operation).responses[String(status)];
  if (response === undefined) return ['this status is not described'];
  const isShared = '$ref' in response;
  const at = isShared
    ? response.$ref.slice(2).split('/')
    : [...placeOf(operation), 'responses', String(status)];
  const described = isShared ? document.components.responses[at.at(-1) ?? ''] : response;
  const faults = headerFaults(described, headers);
  if (described?.content === undefined) return body === '' ? faults : [...faults, 'it has a body'];
  const validate = schemaAt([...at, 'content', 'application/json', 'schema']);
  return [...faults, ...contentTypeFaults(headers), ...(method === 'HEAD' ? [] : bodyFaults(validate, body))];
}

function contentTypeFaults(headers: ObservedAnswer['headers']): string[] {
  const type = String(headers['content-type']);
  return type === 'application/json; charset=utf-8' ? [] : [`its content type is ${type}`];
}

/** Each described header must be present and match its schema. */
function headerFaults(response: ResponseObject | undefined, headers: ObservedAnswer['headers']): string[] {
  return Object.keys(response?.headers ?? {}).flatMap((name) => {
    const schema = document.components.headers[name]?.schema ?? {};
    const value = headers[name.toLowerCase()];
    if (value === undefined) return [`${name} is missing`];
    const read = schema.type === 'integer' ? Number(value) : String(value);
    return schemaAt(['components', 'headers', name, 'schema'])(read) ? [] : [`${name} is ${String(value)}`];
  });
}

function bodyFaults(validate: ValidateFunction, body: string): string[] {
  try {
    void validate(JSON.parse(body));
  } catch {
    return [`its body is not JSON: ${body.slice(0, 200)}`];
  }
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}
