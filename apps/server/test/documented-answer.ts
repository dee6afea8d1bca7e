// Every real answer is held against the published description: its status, its body, its headers.
import { operations, type OperationId } from '@stimpill/api-types';
import { buildOpenApiDocument, PUBLIC_API_INFO } from '@stimpill/api-types/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

const document = buildOpenApiDocument(operations, PUBLIC_API_INFO);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'openapi' });

const validators = new Map<string, ValidateFunction>();

/** Fails when the operation's description does not allow the answer. */
export function expectDocumented(operationId: OperationId, status: number, body: unknown): void {
  const { path, method } = operations[operationId];
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status)].map(escape).join('/');
  const validate = validatorFor(operationId, status, pointer);
  const isValid = validate(body);
  expect(isValid ? [] : validate.errors, `${operationId} answered ${status} outside its description`).toEqual(
    [],
  );
}

function validatorFor(operationId: OperationId, status: number, pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  if (known !== undefined) return known;
  const operation = document.paths[operations[operationId].path];
  const responses = operation?.[operations[operationId].method === 'GET' ? 'get' : 'post']?.responses ?? {};
  expect(Object.keys(responses), `${operationId} does not declare ${status}`).toContain(String(status));
  const response = responses[String(status)];
  const at = response !== undefined && '$ref' in response ? `openapi${response.$ref}` : `openapi#/${pointer}`;
  const validate = ajv.compile({ $ref: `${at}/content/application~1json/schema` });
  validators.set(pointer, validate);
  return validate;
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
