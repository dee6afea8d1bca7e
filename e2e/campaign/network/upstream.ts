// The server's end of the line. Each request that gets here arrives at a moment of its own, at which the server's clock is put.
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProxyDeps } from './fault-proxy.ts';
import { CLOCK_HEADER } from '../server/campaign-server.ts';
import type { Answer } from './answer-caller.ts';
import type { Fault } from './fault.ts';

export type Request = {
  readonly name: string;
  readonly method: string;
  readonly target: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};

/** One arrival at the server. */
export type Passed = {
  readonly name: string;
  readonly target: string;
  readonly how: Fault | 'late' | 'again' | undefined;
  /** What the server's clock showed. */
  readonly at: number;
  readonly body: Buffer;
  /** Undefined when the server did not get to say anything. */
  readonly status: number | undefined;
};

/** One arrival with everything that was said, for those who watch the server. */
export type Witnessed = {
  readonly request: Request;
  readonly at: number;
  /** Undefined when the server did not get to say anything. */
  readonly answer: Answer | undefined;
};

/** Nobody waits longer for a server that is there. */
const PATIENCE_MS = 20_000;

export function createUpstream(deps: Pick<ProxyDeps, 'timeline' | 'server' | 'onArrival' | 'chance'>) {
  const { timeline, server, chance, onArrival } = deps;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const passed: Passed[] = [];

  const arrive = (name: string) => {
    timeline.pass(chance.between(2, 80, 'way there', name, passed.length));
    return timeline.now();
  };
  const pass = async (request: Request, how: Passed['how']): Promise<Answer | undefined> => {
    const at = arrive(request.name);
    if (how === 'killed inside') void soon(server.kill);
    const crashed = how === 'database killed inside' ? soon(server.crashDatabase) : undefined;
    const answer = await send(agent, server.origin, request, at).catch(() => undefined);
    await crashed;
    const { name, target, body } = request;
    passed.push({ name, target, how, at, body, status: answer?.status });
    await onArrival({ request, at, answer });
    timeline.pass(chance.between(2, 80, 'way back', name, passed.length));
    return answer;
  };
  /** Anywhere between the first line of the request and the last of the answer: the commit is somewhere in it. */
  const soon = async (kill: (() => Promise<void>) | undefined) => {
    await wait(chance.of('kill', passed.length) * 4);
    await kill?.();
  };
  const passHalf = async (request: Request): Promise<void> => {
    arrive(request.name);
    await sendHalf(server.origin, request);
  };
  return { pass, passHalf, passed: passed as readonly Passed[], close: () => agent.destroy() };
}

function plain(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  const {
    connection: _connection,
    'keep-alive': _keepAlive,
    'transfer-encoding': _encoding,
    ...rest
  } = headers;
  return rest;
}

function send(agent: Agent, origin: string, request: Request, at: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, target, headers, body } = request;
    const own = { 'content-length': body.length, [CLOCK_HEADER]: at };
    const options = { method, agent, headers: { ...headers, ...own }, timeout: PATIENCE_MS };
    const outgoing = httpRequest(origin + target, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const answer = { status: incoming.statusCode ?? 0, headers: plain(incoming.headers) };
        resolve({ ...answer, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.on('timeout', () => outgoing.destroy(new Error('The server did not answer.')));
    outgoing.end(body);
  });
}

/** The head and half of the body, then the line is gone. Nothing comes of it, at whatever moment. */
function sendHalf(origin: string, { method, target, headers, body }: Request): Promise<void> {
  return new Promise((resolve) => {
    const length = { 'content-length': Math.max(body.length, 2) };
    const outgoing = httpRequest(origin + target, { method, headers: { ...headers, ...length } });
    outgoing.on('error', () => resolve());
    outgoing.write(body.subarray(0, body.length >> 1), () => {
      outgoing.destroy();
      resolve();
    });
  });
}
