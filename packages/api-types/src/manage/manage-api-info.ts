// What the document of the manage API says before the first operation.
import { ERROR_CODES, type ErrorCode } from '../error-codes.ts';
import type { DocumentInfo } from '../openapi/openapi-document.ts';

const description = `
What the people who run a company ask of the server through our own apps: what is there beyond Public API v1. It changes together
with them; partners use Public API v1.

Envelope, conventions, tokens, request ids and limits are those of Public API v1.
`;

/** The document of the manage API. */
export const MANAGE_API_INFO: DocumentInfo = {
  title: 'Stimpill manage API',
  version: '1.0.0',
  summary: 'The private API for the people who run a company.',
  description: description.trim(),
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
  serverUrl: '/api/manage/v1',
  errorCodes: Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]],
};
