/// <reference types="node" />
// Two public linters read the documents with every rule they have, and find nothing. A rule that is off says why.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { MANAGE_API_INFO, manageOperations } from '../manage/index.ts';
import { OWN_API_INFO, ownOperations } from '../own/index.ts';
import { STATION_API_INFO, stationOperations } from '../private/index.ts';
import { buildOpenApiDocument, PUBLIC_API_INFO, type OpenApiDocument } from './build-openapi-document.ts';

const OFF_IN_REDOCLY = {
  'tags-alphabetical': 'The chapters stand in the order in which a partner needs them.',
  'info-contact': 'Whom to ask is the operator of the installation; the document does not know who that is.',
  'scalar-property-missing-example': 'Every request and every answer has a whole example, checked by a test.',
  'required-string-property-missing-min-length': 'An answer may hold an empty text, such as a note.',
  'operation-4xx-problem-details-rfc7807': 'Failures have the envelope that the contract prescribes.',
  'path-segment-plural': 'The contract prescribes the addresses.',
};

const OFF_IN_SPECTRAL = {
  'openapi-tags-alphabetical': OFF_IN_REDOCLY['tags-alphabetical'],
  'info-contact': OFF_IN_REDOCLY['info-contact'],
  'license-url': 'The licence has an identifier, beside which OpenAPI 3.1 allows no address.',
};

/** Whole words only: "dispute" does not contain the method PUT. */
const SET_IN_REDOCLY = { 'no-http-verbs-in-paths': { severity: 'error', splitIntoWords: true } } as const;

/** Some twenty seconds of a processor for the largest document, which a busy machine does not give at once. */
const PATIENCE_MS = 300_000;

const switchedOff = (rules: object) =>
  Object.fromEntries(Object.keys(rules).map((rule) => [rule, 'off' as const]));

async function redoclyFindings(document: unknown): Promise<string[]> {
  const rules = { ...switchedOff(OFF_IN_REDOCLY), ...SET_IN_REDOCLY };
  const config = await createConfig({ extends: ['all'], rules });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

async function spectralFindings(document: unknown): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  const everyRule = spectralRulesets.oas as unknown as RulesetDefinition;
  spectral.setRuleset({ extends: [[everyRule, 'all']], rules: switchedOff(OFF_IN_SPECTRAL) });
  const results = await spectral.run(JSON.parse(JSON.stringify(document)) as Record<string, unknown>);
  return results.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`);
}

const document = buildOpenApiDocument(operations, PUBLIC_API_INFO);

/** The same document with mistakes that people make. */
function spoiled(): OpenApiDocument {
  const copy = structuredClone(document) as unknown as {
    paths: Record<string, { get: Record<string, unknown> }>;
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  };
  const health = copy.paths['/health']?.get ?? {};
  Object.assign(health, { operationId: 'login', tags: ['unknown'], description: undefined });
  Object.assign(copy.components.schemas['Health'] ?? {}, { properties: { status: { type: 'integer' } } });
  return copy as unknown as OpenApiDocument;
}

const documents = [
  ['the public API', document],
  ['the own API', buildOpenApiDocument(ownOperations, OWN_API_INFO)],
  ['the station API', buildOpenApiDocument(stationOperations, STATION_API_INFO)],
  ['the manage API', buildOpenApiDocument(manageOperations, MANAGE_API_INFO)],
] as const;

describe.each(documents)('the document of %s', (_, each) => {
  it('has no fault that Redocly finds', { timeout: PATIENCE_MS }, async () => {
    expect(await redoclyFindings(each)).toEqual([]);
  });

  it('has no fault that Spectral finds', { timeout: PATIENCE_MS }, async () => {
    expect(await spectralFindings(each)).toEqual([]);
  });
});

describe('a document with mistakes', () => {
  it('is refused by both linters', { timeout: PATIENCE_MS }, async () => {
    const [redocly, spectral] = [await redoclyFindings(spoiled()), await spectralFindings(spoiled())];

    for (const findings of [redocly.join('\n'), spectral.join('\n')]) {
      expect(findings).toMatch(/operation-operationId-unique/);
      expect(findings).toMatch(/tag-defined/);
    }
    expect(redocly.join('\n')).toMatch(/no-invalid-media-type-examples/);
  });
});
