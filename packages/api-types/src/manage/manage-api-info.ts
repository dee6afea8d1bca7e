// What the document of the manage API says before the first operation.
import { ERROR_CODES, type ErrorCode } from '../error-codes.ts';
import type { DocumentInfo } from '../openapi/openapi-document.ts';
import { MANAGE_ERROR_CODES, type ManageErrorCode } from './manage-error-codes.ts';

const description = `
What the people who run a company ask of the server through our own apps: what is there beyond Public API v1. It changes together
with them; partners use Public API v1.

Envelope, conventions, request ids and limits are those of Public API v1.

## Who calls

A page of ours sends the cookie that \`POST /session\` gave it. An integration sends an access token of \`POST /auth/login\` of
Public API v1 as \`Authorization: Bearer <token>\`. Never both: then nobody could tell which one counts.

A request with the cookie must show that a page of ours sent it: \`X-Stimpill: desk\`, together with \`Sec-Fetch-Site: same-origin\`,
which browsers add by themselves; from a browser that does not, the \`Origin\` of this server. GET changes nothing.

The cookie needs HTTPS; without it only a browser on the same machine can sign in.

## Versions of a record

A record that can be changed is answered with its \`ETag\`. A change or removal names that in \`If-Match\`. If somebody else
changed the record meanwhile, the answer is 412 and nothing is written: read it again, and decide.
`;

/** The document of the manage API. */
export const MANAGE_API_INFO: DocumentInfo = {
  title: 'Stimpill manage API',
  version: '1.0.0',
  summary: 'The private API for the people who run a company.',
  description: description.trim(),
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
  serverUrl: '/api/manage/v1',
  errorCodes: Object.keys({ ...ERROR_CODES, ...MANAGE_ERROR_CODES }) as [
    ErrorCode,
    ...(ErrorCode | ManageErrorCode)[],
  ],
};
