// Compares every answer of an API of our own apps with its published description, as for the public API.
import type { Operation } from '@stimpill/api-types';
import type { OpenApiDocument } from '@stimpill/api-types/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

type Described = Pick<Operation, 'id' | 'path' | 'method'>;

export function describedAnswers(name: string, document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: name });
  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (at: string, schema = at) => {
    const validate = validators.get(at) ?? ajv.compile({ $ref: schema });
    validators.set(at, validate);
    return validate;
  };
  return {
    /** Fails when the description does not allow the answer. */
    expectDescribed: ({ id, path, method }: Described, status: number, body: unknown): void => {
      const responses =
        document.paths[path]?.[method.toLowerCase() as Lowercase<Operation['method']>]?.responses ?? {};
      expect(Object.keys(responses), `${id} does not declare ${status}`).toContain(String(status));
      const response = responses[String(status)];
      const place = ['paths', path, method.toLowerCase(), 'responses', String(status)].map(escape).join('/');
      const at =
        response !== undefined && '$ref' in response ? `${name}${response.$ref}` : `${name}#/${place}`;
      const validate = validatorAt(at, `${at}/content/application~1json/schema`);
      const faults = validate(body) ? [] : validate.errors;
      expect(faults, `${id} answered ${status} outside its description`).toEqual([]);
    },

    /** Whether the description allows such a body. */
    isDescribedBody: ({ path, method }: Described, body: unknown): boolean => {
      const place = [
        'paths',
        path,
        method.toLowerCase(),
        'requestBody',
        'content',
        'application/json',
        'schema',
      ];
      return validatorAt(`${name}#/${place.map(escape).join('/')}`)(body);
    },
  };
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
