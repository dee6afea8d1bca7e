// For every code about how a call is written: a good call of an operation that is written so that this code refuses it.
import type { AnyErrorCode, Operation } from '@stimpill/api-types';
import type { Call } from '../api.ts';
import { describedOperations, type DescribedOperationId } from '../described-apis.ts';
import { byOthersToo } from './refused-callers.ts';
import { one, withHeaders, type Spoil } from './refusing-world.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PLAIN = { 'Content-Type': 'text/plain' };

const operationOf = (id: DescribedOperationId): Operation => describedOperations[id];

const withBody = (good: Call, body: string, headers = JSON_TYPE) =>
  one({ ...withHeaders(good, headers), body });

const tooLarge: Spoil = (_world, id, good) => {
  const { maxBodyKiB = 64 } = operationOf(id);
  return withBody(good, JSON.stringify({ note: 'a'.repeat(maxBodyKiB * 1024) }));
};

const withoutVersion: Spoil = (_world, _id, good) => {
  const { 'If-Match': _, ...headers } = good.headers ?? {};
  return one({ ...good, headers });
};

const NOTHING_SEEN = '\u200b';

const spoiled = (fields: object | undefined, value: string, kept: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, each]) => [name, name === kept ? String(each) : value]),
  );

/** Everything but the company, which is checked before: the company alone where there is nothing else, and the key where there is no input. */
const invalid: Spoil = (_world, id, good) => {
  const { params, query, body, company } = operationOf(id);
  if (body !== undefined)
    return one({ ...good, body: company === 'body' ? { ...(good.body as object), action: 1 } : [] });
  const others = [...Object.keys(good.params ?? {}), ...Object.keys(good.query ?? {})].filter(
    (name) => name !== 'companyId',
  );
  const kept = others.length === 0 ? '' : 'companyId';
  return params === undefined && query === undefined
    ? one(withHeaders(good, { 'Idempotency-Key': 'x' }))
    : one({
        ...good,
        ...(params === undefined ? {} : { params: spoiled(good.params, NOTHING_SEEN, kept) }),
        ...(query === undefined ? {} : { query: spoiled(good.query, NOTHING_SEEN, kept) }),
      });
};

export const REFUSED_INPUTS: Partial<Record<AnyErrorCode, Spoil>> = {
  'request.version_missing': byOthersToo(withoutVersion),
  'record.changed_meanwhile': byOthersToo((_world, _id, good) =>
    one(withHeaders(good, { 'If-Match': '"another"' })),
  ),
  'request.malformed_json': (_world, _id, good) => withBody(good, '{"note": '),
  'request.too_large': byOthersToo(tooLarge),
  'request.unsupported_media_type': byOthersToo((_world, _id, good) => withBody(good, 'text', PLAIN)),
  'request.invalid': byOthersToo(invalid),
};
