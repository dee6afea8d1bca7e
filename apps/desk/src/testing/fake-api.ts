// The manage API as the pages see it: what each call answers, and what was asked.
import { vi } from 'vitest';
import { SESSION_END_HEADER, type SessionEnd } from '@stimpill/api-types/session-end';
import type { DeskFrame } from '@stimpill/api-types/manage';
import type { DeskSession } from '#api/session.ts';
import { signedInHere } from '#api/signed-in-here.ts';

export const BJORK: DeskSession = {
  userId: 'e4',
  displayName: 'Björk Höskuldsdóttir',
  email: 'bjork@example.is',
  role: 'owner',
  language: null,
  departmentIds: null,
  decidesOwnTime: false,
  company: { id: 'c1', name: 'Bakaríið við höfnina ehf.', language: 'is', timeZone: 'Atlantic/Reykjavik' },
  factors: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
  factorDemandedFrom: null,
  isFactorDemanded: false,
  newAddress: null,
  confirmedUntilAtUtc: '2026-11-23T08:05:00.000Z',
  idleEndsAtUtc: '2026-11-23T08:30:00.000Z',
  endsAtUtc: '2026-11-23T20:00:00.000Z',
  beganWithPasskey: false,
};

/** What every page goes by where nothing waits, and nobody has the name of another. */
export const FRAME: DeskFrame = {
  ...{ openQuestions: 0, waitingLeave: 0, namesakes: [], absenceKinds: [], periodStartDay: 1 },
};

/** An answer: data, or a status with its code. */
type Reply =
  | { readonly data: unknown; readonly version?: string; readonly after?: Promise<unknown> }
  | {
      readonly status: number;
      readonly code: string;
      readonly field?: string;
      readonly message?: string;
      /** Why the session has ended. */
      readonly because?: SessionEnd;
      readonly after?: Promise<unknown>;
    }
  | 'no network';
/** What nobody has said an answer for is refused, since without a network the desk would ask twice again. */
const NOT_SAID = { status: 404, code: 'not_said' };

export type FakeApi = {
  readonly requests: Request[];
  /**
   * Such as `answer('GET /session', { data: BJORK })`; it holds until the next for the same route. With a query, for that query. Of several
   * each answers once, and the last from then on.
   */
  readonly answer: (route: string, ...replies: readonly Reply[]) => void;
};

/** In a browser in which somebody has signed in before, so that the desk asks who it is. */
export function fakeApi(): FakeApi {
  signedInHere.remember();
  const replies = new Map<string, Reply[]>([['GET /companies/c1/desk-frame', [{ data: FRAME }]]]);
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://desk.test');
    const { signal: _, ...rest } = init;
    const request = new Request(url, rest);
    requests.push(request);
    const route = `${request.method} ${url.pathname.replace('/api/manage/v1', '')}`;
    const left = replies.get(route + url.search) ?? replies.get(route) ?? [];
    const reply = left.length > 1 ? left.shift() : left[0];
    if (reply === undefined) return Promise.resolve(toResponse(NOT_SAID));
    if (reply === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(reply.after).then(() => toResponse(reply));
  });
  return { requests, answer: (route, ...said) => void replies.set(route, [...said]) };
}

function toResponse(reply: Exclude<Reply, 'no network'>): Response {
  if ('data' in reply) {
    const headers = new Headers(reply.version === undefined ? {} : { etag: reply.version });
    return Response.json({ success: true, data: reply.data, errors: null }, { headers });
  }
  const { status, code, field, message = code, because } = reply;
  const headers = new Headers(because === undefined ? {} : { [SESSION_END_HEADER]: because });
  return Response.json(
    { success: false, data: null, errors: [{ code, field, message }] },
    { status, headers },
  );
}
