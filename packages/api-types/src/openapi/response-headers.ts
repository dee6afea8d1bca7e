// The headers that our answers carry, and which answer carries which.
import type { HeaderObject, Reference } from './openapi-document.ts';

/** Every documented header, as components. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description:
      "Id of this request; the same stands in the server's log. The caller's own is echoed when it matches `[A-Za-z0-9._-]{1,64}`.",
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
    example: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
  },
  ETag: {
    description:
      'Names this state of the list; send it back as `If-None-Match` to learn whether it has changed.',
    required: true,
    schema: { type: 'string' },
    example: 'W/"2vnT9QbPzYrJ0mDkWqUe4A"',
  },
  'WWW-Authenticate': {
    description:
      'How to show who calls. With `error="invalid_token"` the token of the `Authorization` header is at fault; without it, it is not.',
    required: true,
    schema: { type: 'string', pattern: '^Bearer realm="[^"]+"(, error="invalid_token")?$' },
    example: 'Bearer realm="Stimpill", error="invalid_token"',
  },
  'Retry-After': {
    description: 'Whole seconds to wait before the next attempt.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 30,
  },
  RateLimit: {
    description: 'What is left of the limit (`r`) and the seconds until it is whole again (`t`).',
    required: true,
    schema: { type: 'string' },
    example: '"punch";r=0;t=30',
  },
  'RateLimit-Policy': {
    description: 'The limit: requests (`q`) in a window of seconds (`w`).',
    required: true,
    schema: { type: 'string' },
    example: '"punch";q=120;w=60',
  },
} as const satisfies Record<string, HeaderObject>;

type HeaderName = keyof typeof RESPONSE_HEADERS;

const HEADERS_OF_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/** References to the headers of an answer with this status. */
export function headersOf(
  status: number,
  more: readonly HeaderName[] = [],
): Readonly<Record<string, Reference>> {
  const names: readonly HeaderName[] = ['X-Request-Id', ...(HEADERS_OF_STATUS[status] ?? []), ...more];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
