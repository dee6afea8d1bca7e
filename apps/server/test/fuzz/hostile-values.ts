// Values that nobody sends by accident.
import fc, { type Arbitrary } from 'fast-check';
import { PLACES, placeFor } from './places.ts';

const LONG = 'a'.repeat(10_000);

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '%00',
  '%',
  '%zz',
  '..',
  '../../../../etc/passwd',
  "' OR 1=1 --",
  '"; DROP TABLE time_entries; --',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-0',
  '\uFEFF2026-03-02',
  '2026-03-02\n',
  '٢٠٢٦-٠٣-٠٢',
  '2025-02-29',
  '2025-12-31',
  '2027-01-01',
  '1969-12-31',
  '0000-00-00',
  '‮',
  '👩‍🍳'.repeat(50),
  LONG,
];

/** Ids of real records in the wrong fields are the best hostile texts. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...PLACES.map(placeFor)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uuid(),
  fc.integer({ min: -3000, max: 3000 }).map(String),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 1.5, 90.0000001, -180.0000001, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const deep = fc.integer({ min: 2, max: 500 }).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});

/** Any JSON, and the names of JavaScript internals such as `__proto__`. */
export const hostileJson: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(hostileText, { maxLength: 5 }),
  deep,
  fc
    .constantFrom('{"__proto__":{"role":"owner"}}', '{"constructor":{"prototype":{"x":1}}}')
    .map((text) => JSON.parse(text) as unknown),
);

/** Fields that the contract does not know; some would do harm if the server stored them. */
export const unknownFields: Arbitrary<Readonly<Record<string, unknown>>> = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'isLocked',
        'isDraft',
        'role',
        'company_id',
        '__proto__',
        'constructor',
        'id',
        'startAtUtc',
      ),
      hostileJson,
    ),
    { maxLength: 3 },
  )
  .map((fields) => Object.fromEntries(fields));

const asciiText = fc.string({ unit: 'grapheme-ascii', maxLength: 80 }).map((text) => text.trim());

/** Headers as odd as a client can send them. A request id is echoed, so no secret is sent there. */
export const oddHeaders: Arbitrary<Readonly<Record<string, string>>> = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant('X-Request-Id'), asciiText),
      fc.tuple(fc.constant('Idempotency-Key'), fc.uuid()),
      fc.tuple(
        fc.constantFrom('Accept', 'Accept-Language', 'Origin', 'Referer', 'User-Agent', 'Cookie'),
        asciiText,
      ),
      fc.tuple(
        fc.constant('Accept-Encoding'),
        fc.constantFrom('gzip', 'br', 'deflate', 'identity;q=0', '*;q=0', 'x'),
      ),
      fc.tuple(fc.constant('If-None-Match'), fc.constantFrom('*', 'W/"x"', '"', 'x')),
      fc.tuple(fc.constant('Range'), fc.constantFrom('bytes=0-1', 'bytes=-1', 'x')),
      fc.tuple(fc.constant('X-HTTP-Method-Override'), fc.constantFrom('DELETE', 'POST')),
      fc.tuple(fc.constant('X-Forwarded-Host'), asciiText),
      fc.tuple(fc.constant('X-Forwarded-Proto'), asciiText),
    ),
    { maxLength: 3 },
  )
  .map((headers) => Object.fromEntries(headers));
