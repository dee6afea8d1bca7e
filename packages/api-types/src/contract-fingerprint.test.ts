/// <reference types="node" />
// The contract changes on purpose or not at all: the committed document, its hash and a changeset go together.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildOpenApiDocument, PUBLIC_API_INFO } from './openapi/build-openapi-document.ts';
import { describeOwnOperations } from './openapi/own-operations.ts';
import { operations } from './operations.ts';

type Fingerprint = { readonly sha256: string; readonly changeset: string; readonly packageVersion: string };

const fileAt = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(fileAt(path), 'utf8');

const fingerprint = JSON.parse(read('openapi-fingerprint.json')) as Fingerprint;
const { version } = JSON.parse(read('package.json')) as { version: string };

describe('the contract', () => {
  it('is committed as openapi.json, up to date: run `pnpm openapi`', () => {
    const built = JSON.parse(JSON.stringify(buildOpenApiDocument(operations, PUBLIC_API_INFO))) as unknown;

    expect(JSON.parse(read('openapi.json'))).toEqual(built);
  });

  it('has each operation of our own apps in own-operations.txt as it is: run `pnpm openapi`', () => {
    expect(read('own-operations.txt').split('\n')).toEqual(describeOwnOperations().split('\n'));
  });

  it('changes only with a changeset: write one and run `pnpm openapi <its name>`', () => {
    const sha256 = createHash('sha256').update(read('openapi.json')).digest('hex');

    expect(fingerprint.sha256).toBe(sha256);
  });

  it('has its change explained in a changeset until the version with that change is released', () => {
    const path = `../../.changeset/${fingerprint.changeset}.md`;

    const isOut = fingerprint.packageVersion !== version;

    expect(isOut || existsSync(fileAt(path))).toBe(true);
    if (!isOut) expect(read(path)).toContain("'@stimpill/api-types':");
  });
});
