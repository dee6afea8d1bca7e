// The machine-readable description of the API, and the page that shows it to people. Neither needs an address outside.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { operations } from '@stimpill/api-types';
import { buildOpenApiDocument, PUBLIC_API_INFO } from '@stimpill/api-types/openapi';
import { STATION_API_INFO, stationOperations } from '@stimpill/api-types/station';
import { Router, type RequestHandler } from 'express';
import { referenceHeaders } from './security-headers.ts';

const document = JSON.stringify(buildOpenApiDocument(operations, PUBLIC_API_INFO));
const stationDocument = JSON.stringify(buildOpenApiDocument(stationOperations, STATION_API_INFO));

export const serveOpenApiDocument: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').type('application/json').send(document);
};

export const serveStationDocument: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').type('application/json').send(stationDocument);
};

/** The viewer is one ready-made file of a few megabytes; a browser keeps it for a day. */
const VIEWER = createRequire(import.meta.url).resolve('@scalar/api-reference/browser/standalone.js');
const OURS = fileURLToPath(new URL('../../public/', import.meta.url));
const DAY_MS = 86_400_000;

export function serveApiReference(): Router {
  const router = Router();
  router.use(referenceHeaders);
  router.get('/', (_request, response) =>
    response.sendFile('api-docs.html', { root: OURS, cacheControl: false }),
  );
  router.get('/api-docs.js', (_request, response) =>
    response.sendFile('api-docs.js', { root: OURS, maxAge: 0 }),
  );
  router.get('/viewer.js', (_request, response) =>
    response.sendFile(VIEWER, { maxAge: DAY_MS, dotfiles: 'allow' }),
  );
  return router;
}
