// What the document of the own API says before the first operation.
import { ERROR_CODES, type ErrorCode } from '../error-codes.ts';
import type { DocumentInfo } from '../openapi/openapi-document.ts';
import { OWN_ERROR_CODES, type OwnErrorCode } from './own-error-codes.ts';

const description = `
What people ask of the server about themselves, on their own phone, through the page below /me/. It changes together with that page;
partners use Public API v1.

Envelope, conventions, request ids and limits are those of Public API v1.

## Who calls

A phone is let in at a tablet: the tablet shows a code to whoever has typed their PIN, the phone reads it (\`POST /phone-claims\`) and shows
two digits, and the person says at the tablet that these are the digits. The phone then gets a cookie (\`POST /phone-claim-states\`).
With the cookie alone nothing of the record is read: the phone asks for the PIN (\`POST /openings\`), which counts wrong ones as a tablet does.
Fifteen minutes after the last request it asks again.

Every request must show that a page of ours sent it: \`X-Stimpill: me\`, together with \`Sec-Fetch-Site: same-origin\`, which browsers add by
themselves. The cookie needs HTTPS; without it only a browser on the same machine is let in.
`;

/** The document of the own API. */
export const OWN_API_INFO: DocumentInfo = {
  title: 'Stimpill own API',
  version: '1.0.0',
  summary: 'The private API between the page of those who work and its server.',
  description: description.trim(),
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
  serverUrl: '/api/own/v1',
  errorCodes: Object.keys({ ...ERROR_CODES, ...OWN_ERROR_CODES }) as [
    ErrorCode,
    ...(ErrorCode | OwnErrorCode)[],
  ],
};
