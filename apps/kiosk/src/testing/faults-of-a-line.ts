// How the line to the server, or the server itself, misbehaves in a test.
import { ALL_ERROR_CODES, type AnyErrorCode } from '@stimpill/api-types';

/** How an operation misbehaves: an answer with a code, none at all, a dead line, or a page that is no answer. */
export type Fault =
  | { readonly kind: 'refused'; readonly code: AnyErrorCode; readonly retryAfter?: number }
  | { readonly kind: 'silent'; readonly isDone?: boolean }
  | { readonly kind: 'dead' }
  | { readonly kind: 'html' };

export function misbehave(fault: Fault, signal: AbortSignal | null | undefined): Promise<Response> {
  if (fault.kind === 'dead') return Promise.reject(new TypeError('Failed to fetch'));
  if (fault.kind === 'html') return Promise.resolve(new Response('<html>proxy</html>', { status: 200 }));
  if (fault.kind === 'refused') return Promise.resolve(refusal(fault.code, fault.retryAfter));
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

export function refusal(code: AnyErrorCode, retryAfter?: number): Response {
  const { status, message } = ALL_ERROR_CODES[code];
  return Response.json(
    { success: false, data: null, errors: [{ code, message }] },
    {
      status,
      headers: {
        'x-request-id': 'a1b2c3d4-0000-4000-8000-000000000000',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      },
    },
  );
}
