/// <reference types="node" />
// The script behind `pnpm openapi [changeset]`: writes openapi.json, the lines of our own operations and, for anyone who wants to read them, the
// documents that git does not keep. With a changeset's name it records the hash of openapi.json as approved.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { operations } from '../operations.ts';
import { buildOpenApiDocument, PUBLIC_API_INFO } from './build-openapi-document.ts';
import { describeOwnOperations, ownDocuments } from './own-operations.ts';

const fileAt = (path: string) => new URL(`../../${path}`, import.meta.url);
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const text = asJson(buildOpenApiDocument(operations, PUBLIC_API_INFO));
writeFileSync(fileAt('openapi.json'), text);
// They need no changeset: only our own apps use these operations, and all are released together.
writeFileSync(fileAt('own-operations.txt'), describeOwnOperations());
for (const [api, document] of Object.entries(ownDocuments()))
  writeFileSync(fileAt(`openapi-${api}.json`), asJson(document));

const [changeset] = process.argv.slice(2).filter((argument) => argument !== '--');
if (changeset === undefined) {
  process.stdout.write('Wrote openapi.json. If it changed, name the changeset: pnpm openapi <changeset>\n');
} else {
  if (!existsSync(fileAt(`../../.changeset/${changeset}.md`)))
    throw new Error(`There is no .changeset/${changeset}.md. Write it first: what changed, for whom.`);
  const { version } = JSON.parse(readFileSync(fileAt('package.json'), 'utf8')) as { version: string };
  const sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(fileAt('openapi-fingerprint.json'), asJson({ sha256, changeset, packageVersion: version }));
  process.stdout.write(`Wrote openapi.json and its fingerprint, explained by .changeset/${changeset}.md\n`);
}
