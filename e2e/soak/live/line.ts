// The good line of a soak: whatever the tablets and desks in this process ask goes to the server with the moment of the timeline, on
// connections that are kept, as browsers keep them, and let go when the server is to be quiet.
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { REQUEST_NAME } from '../../campaign/network/fault-proxy.ts';
import { CLOCK_HEADER } from '../../campaign/server/campaign-server.ts';
import type { Timeline } from '../../campaign/timeline.ts';

export type Line = {
  /** How many answers had which status; 0: there was none. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Why there was none, and how many times. */
  readonly failures: ReadonlyMap<string, number>;
  /** How many times somebody signed in, with an answer that says so. */
  readonly signIns: () => number;
  readonly letGo: () => void;
  /** From then on `fetch` is what it was. */
  readonly close: () => void;
};

/** Long, because a thread that computes for a whole company gets little of a machine that does other work. */
const PATIENCE_MS = 120_000;
/** Through the public API, and at the desk. */
const SIGN_IN = /[/](auth[/]login|manage[/]v1[/]session)$/;
const NO_BODY = new Set([204, 205, 304]);

/** Until it is closed, `fetch` of this process goes over it. */
export function openLine(timeline: Pick<Timeline, 'now'>): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const statuses = new Map<number, number>();
  const failures = new Map<string, number>();
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  let signIns = 0;
  const usual = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    headers.delete(REQUEST_NAME);
    headers.set(CLOCK_HEADER, String(timeline.now()));
    try {
      const response = await send(agent, url, { method: init.method ?? 'GET', headers, body: init.body });
      count(statuses, response.status);
      if (response.ok && init.method === 'POST' && SIGN_IN.test(url.pathname)) signIns += 1;
      return response;
    } catch (failure) {
      count(statuses, 0);
      count(failures, failure instanceof Error ? failure.message : String(failure));
      throw failure;
    }
  };
  return {
    statuses,
    failures,
    signIns: () => signIns,
    letGo: () => agent.destroy(),
    close: () => {
      globalThis.fetch = usual;
      agent.destroy();
    },
  };
}

type Sent = {
  readonly method: string;
  readonly headers: Headers;
  readonly body: RequestInit['body'];
};

/** On a connection that the server has just closed, because nothing came for a minute, it is sent once more, as browsers do. */
async function send(agent: Agent, url: URL, sent: Sent): Promise<Response> {
  try {
    return await sendOnce(agent, url, sent);
  } catch (failure) {
    if (failure instanceof ClosedMeanwhile) return sendOnce(agent, url, sent);
    throw failure;
  }
}

class ClosedMeanwhile extends Error {}

function sendOnce(agent: Agent, url: URL, { method, headers, body }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const own = { method, agent, headers: Object.fromEntries(headers), timeout: PATIENCE_MS };
    const outgoing = httpRequest(url, own, (incoming) => {
      toResponse(incoming).then(resolve, reject);
    });
    outgoing.on('error', (failure: NodeJS.ErrnoException) => {
      const isClosed = outgoing.reusedSocket && failure.code === 'ECONNRESET';
      reject(isClosed ? new ClosedMeanwhile(`${failure.message}: ${method} ${url.pathname}`) : failure);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer to ${method} ${url.pathname}`)));
    outgoing.end(bytesOf(body));
  });
}

function bytesOf(body: RequestInit['body']): string | Uint8Array | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new TypeError('This line takes texts and bytes only.');
}

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2)
    headers.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '');
  const status = incoming.statusCode ?? 0;
  return new Response(NO_BODY.has(status) ? null : Buffer.concat(chunks), { status, headers });
}
