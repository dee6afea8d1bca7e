// The machine-readable description of the API, and the pages that show it to people. No page loads anything from another server.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '@stimpill/api-types';
import { MANAGE_API_INFO, manageOperations } from '@stimpill/api-types/manage';
import { buildOpenApiDocument, PUBLIC_API_INFO, type OpenApiDocument } from '@stimpill/api-types/openapi';
import { STATION_API_INFO, stationOperations } from '@stimpill/api-types/station';
import { Router, type RequestHandler } from 'express';
import { OWN_FOLDER } from '#own-folder.ts';
import { guidePage, referencePage } from './reference/reference-pages.ts';

const openApiDocument = buildOpenApiDocument(operations, PUBLIC_API_INFO);

export const serveOpenApiDocument = serveDocument(openApiDocument);
export const serveStationDocument = serveDocument(buildOpenApiDocument(stationOperations, STATION_API_INFO));
export const serveManageDocument = serveDocument(buildOpenApiDocument(manageOperations, MANAGE_API_INFO));

function serveDocument(document: OpenApiDocument): RequestHandler {
  const text = JSON.stringify(document);
  return (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('application/json').send(text);
  };
}

const OURS = fileURLToPath(new URL('public/', OWN_FOLDER));
const GUIDE = fileURLToPath(new URL('../../docs/partner-guide.md', OWN_FOLDER));

export function serveApiReference(): Router {
  const router = Router();
  router.get('/', page(reference));
  if (existsSync(GUIDE)) router.get('/guide', page(guide));
  for (const name of ['reference.css', 'reference.js']) {
    router.get(`/${name}`, (_request, response) => response.sendFile(name, { root: OURS, maxAge: 0 }));
  }
  return router;
}

const reference = madeOnce(() => referencePage(openApiDocument));
const guide = madeOnce(() => guidePage(readFileSync(GUIDE, 'utf8')));

/** When somebody asks for it, so that no start waits for it. */
function madeOnce(make: () => string): () => string {
  let html: string | undefined;
  return () => (html ??= make());
}

function page(html: () => string): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(html());
  };
}
