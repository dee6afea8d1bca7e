/// <reference types="node" />
// What git has of the documents for our own apps: a line for each operation, so that a review sees which of them moved. The documents
// themselves are made when somebody asks for them.
import { createHash } from 'node:crypto';
import { MANAGE_API_INFO, manageOperations } from '../manage/index.ts';
import { OWN_API_INFO, ownOperations } from '../own/index.ts';
import { STATION_API_INFO, stationOperations } from '../private/index.ts';
import { buildOpenApiDocument } from './build-openapi-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** By the word in their address. */
export const ownDocuments = (): Readonly<Record<'manage' | 'own' | 'station', OpenApiDocument>> => ({
  manage: buildOpenApiDocument(manageOperations, MANAGE_API_INFO),
  own: buildOpenApiDocument(ownOperations, OWN_API_INFO),
  station: buildOpenApiDocument(stationOperations, STATION_API_INFO),
});

/** One line for each operation, and one for what a document says beside them; each ends with its digest. */
export function describeOwnOperations(): string {
  const lines = Object.entries(ownDocuments()).flatMap(([api, document]) => linesOf(api, document));
  return `${lines.join('\n')}\n`;
}

function linesOf(api: string, document: OpenApiDocument): string[] {
  const { paths, components, ...rest } = document;
  const ofOperations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) =>
        `${api} ${operation.operationId} ${method.toUpperCase()} ${path} ${digestOf(operation, document)}`,
    ),
  );
  const { securitySchemes } = components;
  return [`${api} ${digestOf({ ...rest, securitySchemes }, document)}`, ...ofOperations.sort()];
}

/** Of the part and of everything that it refers to, so that a change of a shared record moves each operation that has it. */
function digestOf(part: unknown, document: OpenApiDocument): string {
  const found = new Map<string, string>();
  collect(JSON.stringify(part), document, found);
  const referred = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([part, referred]))
    .digest('hex')
    .slice(0, 10);
}

function collect(text: string, document: OpenApiDocument, found: Map<string, string>): void {
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    if (found.has(pointer)) continue;
    const target = JSON.stringify(at(document, pointer));
    found.set(pointer, target);
    collect(target, document, found);
  }
}

const at = (document: OpenApiDocument, pointer: string) =>
  pointer
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document) ?? null;
