// A failure is described once, however many operations answer with it: written again in each of them they were half of a document.
import { describe, expect, it } from 'vitest';
import { MANAGE_API_INFO, manageOperations } from '../manage/index.ts';
import { operations } from '../operations.ts';
import { OWN_API_INFO, ownOperations } from '../own/index.ts';
import { STATION_API_INFO, stationOperations } from '../private/index.ts';
import { buildOpenApiDocument, PUBLIC_API_INFO } from './build-openapi-document.ts';

const documents = [
  ['the public API', buildOpenApiDocument(operations, PUBLIC_API_INFO)],
  ['the own API', buildOpenApiDocument(ownOperations, OWN_API_INFO)],
  ['the station API', buildOpenApiDocument(stationOperations, STATION_API_INFO)],
  ['the manage API', buildOpenApiDocument(manageOperations, MANAGE_API_INFO)],
] as const;

describe.each(documents)('the document of %s', (_, { paths, components }) => {
  const failures = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => ({ at: `${operationId} ${status}`, response })),
    ),
  );

  it('writes no failure where an operation answers with it', () => {
    const inPlace = failures.filter(({ response }) => !('$ref' in response)).map(({ at }) => at);

    expect(failures.length).toBeGreaterThan(50);
    expect(inPlace).toEqual([]);
  });

  it('writes no response twice among its components', () => {
    const written = Object.values(components.responses).map((response) => JSON.stringify(response));

    expect(new Set(written).size).toBe(written.length);
  });

  it('gives a response a name that OpenAPI allows and that a pointer need not escape', () => {
    for (const name of Object.keys(components.responses)) expect(name).toMatch(/^[\w.-]+$/);
  });
});
