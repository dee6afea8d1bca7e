// What the document of the station API says before the first operation.
import { ERROR_CODES, type ErrorCode } from '../error-codes.ts';
import type { DocumentInfo } from '../openapi/openapi-document.ts';
import { STATION_ERROR_CODES, type StationErrorCode } from './station-error-codes.ts';

const description = `
What our own kiosk asks of the server: punches that outlive every outage, the time, and what a screen shows. It changes
together with the kiosk; partners use Public API v1.

Envelope, conventions, request ids and limits are those of Public API v1.

## Signed requests

Every request but \`POST /device-key\` and those below \`/pairing\` carries the device token as bearer and \`X-Station-Signature\`:
\`v=1,epoch=<key epoch>,at=<ms>,nonce=<16 bytes>,sig=<64 bytes>\`, bytes as base64url without padding. The signature is
ECDSA P-256 with SHA-256 (r and s of 32 bytes each) over these lines, joined by a line feed:

    stimpill-request-v1
    <method>
    <path and query as sent>
    <SHA-256 of the body, base64url>
    <key epoch>
    <time of the server as the tablet knows it, epoch milliseconds>
    <nonce, base64url>

The time may be five minutes off; a nonce counts once. \`GET /time\` takes any time, because it is how a tablet learns it.

## State

Every success of a signed request has \`data.station\`: up to which number the server holds the punches of this key without a gap, which ones
are missing, and a fresh time anchor. When \`highestSequence\` is lower than it was, the server has come back from a backup:
send again from there. Punches are kept on the tablet for 35 days for that.

## Trying again

The tablet never drops a punch. On no answer, 5xx, 409 and 429 it sends the same batch again, later each time; on 400, 401
and 413 it keeps the punches, raises an alarm and halves the batch until the one at fault is alone.
`;

/** The document of the station API. */
export const STATION_API_INFO: DocumentInfo = {
  title: 'Stimpill station API',
  version: '1.0.0',
  summary: 'The private API between the Stimpill kiosk and its server.',
  description: description.trim(),
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
  serverUrl: '/api/station/v1',
  errorCodes: Object.keys({ ...ERROR_CODES, ...STATION_ERROR_CODES }) as [
    ErrorCode,
    ...(ErrorCode | StationErrorCode)[],
  ],
};
