// A caller of the public API who trusts nothing but a whole, well-formed answer.
import { REQUEST_NAME } from '../network/fault-proxy.ts';
import { CLOCK_HEADER } from '../server/campaign-server.ts';
import type { Timeline } from '../timeline.ts';

type Call = {
  /** Names the request, so that its faults are its own. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type ApiAnswer =
  | { readonly kind: 'success'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  /** No answer, or one that says nothing about the request. */
  | { readonly kind: 'nothing' };

export type CallApi = (call: Call) => Promise<ApiAnswer>;

/** @param timeline given where the caller asks the server directly and has to tell it the moment */
export function createCallApi(origin: string, timeline?: Timeline): CallApi {
  return async ({ name, method, path, headers, body }) => {
    try {
      const response = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: {
          [REQUEST_NAME]: name,
          ...(timeline === undefined ? {} : { [CLOCK_HEADER]: String(timeline.now()) }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return toAnswer(response.status, JSON.parse(await response.text()));
    } catch {
      return { kind: 'nothing' };
    }
  };
}

function toAnswer(status: number, envelope: unknown): ApiAnswer {
  if (typeof envelope !== 'object' || envelope === null || !('success' in envelope))
    return { kind: 'nothing' };
  const { success, data, errors } = envelope as {
    readonly success: boolean;
    readonly data?: unknown;
    readonly errors?: readonly { readonly code: string }[] | null;
  };
  if (success) return { kind: 'success', data };
  const code = errors?.[0]?.code ?? '';
  // Both say that nothing was decided; only a locked PIN is not worth another try.
  if (status >= 500 || (status === 429 && code !== 'kiosk.pin_locked')) return { kind: 'nothing' };
  return { kind: 'refused', status, code };
}
