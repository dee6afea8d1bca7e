// What a response means: typed data, or one of four failures. The same for the public API and for the station's.
import type { AnyErrorCode } from '@stimpill/api-types';
import { PIN_TRIES_LEFT_HEADER } from '@stimpill/api-types/signing';
import { showUnseen } from '@stimpill/api-types/plain-text';
import { isRecord } from './answer-shape.ts';
import type { Answer, ApiFailure } from './api-failure.ts';

/** Reads a response whole; `hasShape` says whether its data is what the contract promises. */
export async function readAnswer<Data>(
  response: Response,
  hasShape: (data: unknown) => boolean,
): Promise<Answer<Data>> {
  const envelope = toJson(await response.text());
  if (isRecord(envelope) && response.ok && envelope['success'] === true && hasShape(envelope['data'])) {
    return { ok: true, data: envelope['data'] as Data };
  }
  return { ok: false, failure: toFailure(response, envelope) };
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(showUnseen(body));
  } catch {
    return undefined;
  }
}

function toFailure(response: Response, envelope: unknown): ApiFailure {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const retryAfterSeconds = countIn(response, 'retry-after');
  const codes = codesOf(envelope);
  // A fault of the server is never a refusal: whether it did the work is not known.
  if (codes.length === 0 || response.ok || response.status >= 500) {
    return { kind: 'broken', status: response.status, retryAfterSeconds, requestId };
  }
  const triesLeft = countIn(response, PIN_TRIES_LEFT_HEADER);
  return { kind: 'refused', status: response.status, codes, retryAfterSeconds, triesLeft, requestId };
}

function countIn(response: Response, header: string): number | undefined {
  const count = Number.parseInt(response.headers.get(header) ?? '', 10);
  return Number.isNaN(count) || count < 0 ? undefined : count;
}

function codesOf(envelope: unknown): AnyErrorCode[] {
  if (!isRecord(envelope) || !Array.isArray(envelope['errors'])) return [];
  return envelope['errors'].flatMap((error: unknown) =>
    isRecord(error) && typeof error['code'] === 'string' ? [error['code'] as AnyErrorCode] : [],
  );
}
