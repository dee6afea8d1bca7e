// The own API as its contract tells it: each call is held against its schemas, and answered with the example of its operation.
import { vi } from 'vitest';
import { ALL_ERROR_CODES, type AnyErrorCode } from '@stimpill/api-types';
import { ownOperations, type OwnOperationId } from '@stimpill/api-types/own';

type Operation = (typeof ownOperations)[OwnOperationId];

/** What is sent; of parameters and query only those that there are. */
export type Sent = {
  readonly id: OwnOperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** A refusal with its headers, or no network at all. */
export class Refused {
  readonly code: AnyErrorCode | 'offline';
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: AnyErrorCode | 'offline', headers: Readonly<Record<string, string>> = {}) {
    this.code = code;
    this.headers = headers;
  }
}

/** Data, a {@link Refused}, or what gives either for what was sent. */
export type Answers = Partial<Record<OwnOperationId, unknown>>;

const BASE = '/api/own/v1';
const OPERATIONS: readonly Operation[] = Object.values(ownOperations);

/** The time of the server, which is that of the examples. */
const SERVER_TIME = '2026-03-02T07:00:30.000Z';

/**
 * @param answers in place of examples; may be changed while the test goes on
 * @returns what was sent, in order
 */
export function ownApi(answers: Answers = {}): readonly Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit) => {
    if (new Headers(headers).get('x-stimpill') !== 'me') throw new Error('Not as a page of ours sends it');
    const url = new URL(address, 'http://own.test');
    const call = readCall(method, url, typeof body === 'string' ? JSON.parse(body) : undefined);
    sent.push(call);
    const given = answers[call.id];
    const answer: unknown =
      typeof given === 'function' ? await (given as (sent: Sent) => unknown)(call) : given;
    return answer instanceof Refused
      ? refusal(answer)
      : success(answer ?? ownOperations[call.id].example.data);
  });
  return sent;
}

/** @throws Error where the contract knows no such call */
function readCall(method: string, url: URL, body: unknown): Sent {
  const path = url.pathname.replace(BASE, '');
  const operation = OPERATIONS.find((each) => each.method === method && patternOf(each).test(path));
  if (!operation) throw new Error(`The contract has no ${method} ${path}`);
  const params = { ...patternOf(operation).exec(path)?.groups };
  const query = Object.fromEntries(url.searchParams);
  if ('params' in operation) operation.params.parse(params);
  if ('query' in operation) operation.query.parse(query);
  if ('body' in operation) operation.body.parse(body);
  return { id: operation.id, params, query, body };
}

const patternOf = ({ path }: Operation) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const success = (data: unknown) =>
  Response.json({ success: true, data, errors: null }, { headers: { date: SERVER_TIME } });

function refusal({ code, headers }: Refused): Response {
  if (code === 'offline') throw new TypeError('Failed to fetch');
  const { status, message } = ALL_ERROR_CODES[code];
  return Response.json(
    { success: false, data: null, errors: [{ code, message }] },
    { status, headers: { ...headers } },
  );
}
