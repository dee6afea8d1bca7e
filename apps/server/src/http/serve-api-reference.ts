// The machine-readable description of the API, and the page that shows it to people. Neither needs an address outside.
import { operations } from '@stimpill/api-types';
import { buildOpenApiDocument, PUBLIC_API_INFO } from '@stimpill/api-types/openapi';
import type { RequestHandler } from 'express';

export const serveOpenApiDocument: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').type('application/json').send(document);
};

const document = JSON.stringify(buildOpenApiDocument(operations, PUBLIC_API_INFO));
