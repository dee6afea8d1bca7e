// What is special about the document of the station API: its requests are signed, and the public one does not know of it.
import { describe, expect, it } from 'vitest';
import { buildOpenApiDocument, PUBLIC_API_INFO } from '../openapi/build-openapi-document.ts';
import type { Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { STATION_API_INFO, stationOperations } from './index.ts';

const document = buildOpenApiDocument(stationOperations, STATION_API_INFO);

describe('the station document', () => {
  it('leaves no trace in the public document', () => {
    const text = JSON.stringify(buildOpenApiDocument(operations, PUBLIC_API_INFO));

    expect(text).not.toMatch(/station/i);
  });

  it('says how a request is signed', () => {
    expect(document.components.securitySchemes).toHaveProperty('stationSignature');
    expect(document.info.description).toContain('stimpill-request-v1');
  });

  it.each(Object.values<Operation>(stationOperations))(
    'asks for a signature wherever one is checked: $id',
    ({ id, path, method, auth }) => {
      const entry = method === 'GET' ? document.paths[path]?.get : document.paths[path]?.post;

      const isSigned = entry?.security.some((needed) => 'stationSignature' in needed);

      expect(isSigned ?? false).toBe(auth !== 'none' && id !== 'registerDeviceKey');
    },
  );
});
