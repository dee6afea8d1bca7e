// What the document of Public API v1 says before the first operation: the rules that hold for all of them.
import { ERROR_CODES, type ErrorCode } from '../error-codes.ts';
import type { DocumentInfo } from './openapi-document.ts';

const description = `
Punches in, pay minutes out: the API of the Stimpill time clock for partner systems, punch terminals and payroll.

Every record belongs to a company. All punches, whichever way they came in, end in the same time entries that payroll
reads. The server calculates overtime, holidays and pay lines; use the minutes it returns and do not calculate them again.

## Answers

Every answer has the same envelope. Success is always 200:

\`\`\`json
{ "success": true, "data": {}, "errors": null }
\`\`\`

A failure lists at least one error, and a validation failure every faulty field at once:

\`\`\`json
{
  "success": false,
  "data": null,
  "errors": [{ "code": "request.invalid", "message": "latitude must be at most 90.", "field": "latitude" }]
}
\`\`\`

- \`code\` is stable: decide and translate by it.
- \`message\` is an English sentence that says what to do; its wording may change.
- \`field\` is the JSON path in the body, or \`query.<name>\`, \`route.<name>\`, \`header.<name>\`.

Every answer has an \`X-Request-Id\`. Send your own (\`[A-Za-z0-9._-]{1,64}\`) and it is echoed. Lists are complete, there
is no paging. Answers are compressed where the client accepts it.

## Conventions

- Request and response bodies are JSON in UTF-8. A request body has at most 64 KiB.
- Unknown properties of a request are ignored. Nothing is converted: \`"12"\` is not a number, \`1\` is not \`true\`.
- An optional property that is null counts as not given.
- Identifiers are GUIDs: lower-case in answers, any letter case in requests.
- Instants are ISO 8601 in UTC with milliseconds, ending in \`Z\`. Dates are \`yyyy-MM-dd\`, ranges include both ends.
- Durations are whole minutes.

## Authentication

A server-side integration logs in with \`POST /auth/login\`, sends the access token as \`Authorization: Bearer <token>\` and
renews it with \`POST /auth/refresh\`. A kiosk sends its device token the same way, and the employee token in
\`X-Employee-Token\`. Use HTTPS only, keep tokens out of browsers and apps, and never log passwords or PINs.

| Integration | Role of its account |
|---|---|
| Payroll and accounting, reading hours | \`owner\` or \`accountant\` |
| Rosters | \`owner\`, \`accountant\` or \`manager\` |
| Clocking in and out for others | \`owner\` or \`manager\` |
| An employee's own data | \`employee\`, which reads nothing else and is not for payroll |

\`superadmin\` passes only where an operation lists it.

## Failures outside the operations

- An unknown address answers 404 \`route.not_found\`; a known one with another method 405 \`route.method_not_allowed\`,
  with the methods it takes in \`Allow\`.
- A request that is not well-formed HTTP (400) or whose headers are too large (431) is refused before it is read as a call
  of this API. That answer has no envelope.

Checks are made in this order: address and method, rate limit, token, company, role, company feature, input, records, state.
A caller with the wrong role never learns whether a record exists.

## Trying again

Do not send a request again unchanged after 400, 403, 404 or 409. After 429 and 503 wait for as long as \`Retry-After\` says.
No operation takes an idempotency key: when a punch was not answered, read the time entries of the employee (at a kiosk
the punch list) to learn whether it took effect.

## Versions

The version is part of the base address. Within v1 nothing is taken away or changes its meaning; operations, optional
request fields, response fields and error codes may be added, so ignore what you do not know. This document leaves room for
them: objects in answers are open, and an error code is a text whose known values are listed as examples. Only the operations in
this document are supported.
`;

/** The document of Public API v1. Its version says which additions it holds. */
export const PUBLIC_API_INFO: DocumentInfo = {
  title: 'Stimpill Public API',
  version: '1.2.0',
  summary: 'A punch clock that never loses a minute, and the server that turns punches into pay.',
  description: description.trim(),
  license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
  serverUrl: '/api/v1',
  errorCodes: Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]],
};
