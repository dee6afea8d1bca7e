// The machine-readable description of the API, and the pages that show it to people. No page loads anything from another server.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '@stimpill/api-types';
import { MANAGE_API_INFO, manageOperations } from '@stimpill/api-types/manage';
import { buildOpenApiDocument, PUBLIC_API_INFO, type OpenApiDocument } from '@stimpill/api-types/openapi';
import { OWN_API_INFO, ownOperations } from '@stimpill/api-types/own';
import { STATION_API_INFO, stationOperations } from '@stimpill/api-types/station';
import { Router, type RequestHandler } from 'express';
import { OWN_FOLDER } from '#own-folder.ts';
import { guidePage, referencePage } from './reference/reference-pages.ts';
import { CHECKED_EVERY_TIME, serveFile } from './serve-files.ts';
import { sendShared, sharedAnswer, type SharedAnswer } from './shared-answer.ts';

const describePublic = () => buildOpenApiDocument(operations, PUBLIC_API_INFO);

export const serveOpenApiDocument = serveDocument(describePublic);
export const serveStationDocument = serveDocument(() =>
  buildOpenApiDocument(stationOperations, STATION_API_INFO),
);
export const serveManageDocument = serveDocument(() =>
  buildOpenApiDocument(manageOperations, MANAGE_API_INFO),
);

export const serveOwnDocument = serveDocument(() => buildOpenApiDocument(ownOperations, OWN_API_INFO));

function serveDocument(describe: () => OpenApiDocument): RequestHandler {
  const shared = madeOnce(() => JSON.stringify(describe()));
  return (request, response) =>
    sendShared(request, response.set('Cache-Control', CHECKED_EVERY_TIME).type('application/json'), shared());
}

const OURS = fileURLToPath(new URL('public/', OWN_FOLDER));
const GUIDE = fileURLToPath(new URL('../../docs/partner-guide.md', OWN_FOLDER));

export function serveApiReference(): Router {
  const router = Router();
  router.get('/', page(reference));
  if (existsSync(GUIDE)) router.get('/guide', page(guide));
  for (const name of ['reference.css', 'reference.js']) {
    router.get(`/${name}`, serveFile(OURS, name, CHECKED_EVERY_TIME));
  }
  return router;
}

const reference = madeOnce(() => referencePage(describePublic()));
const guide = madeOnce(() => guidePage(readFileSync(GUIDE, 'utf8')));

/** When somebody asks for it, so that no start waits for it. */
function madeOnce(make: () => string): () => SharedAnswer {
  let made: SharedAnswer | undefined;
  return () => (made ??= sharedAnswer(make()));
}

function page(html: () => SharedAnswer): RequestHandler {
  return (request, response) =>
    sendShared(request, response.set('Cache-Control', CHECKED_EVERY_TIME).type('html'), html());
}
