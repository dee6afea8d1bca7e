// The server's end of the line. Each request that gets here arrives at a moment of its own, at which the server's clock is put.
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CLOCK_HEADER, type Serving } from '../server/campaign-server.ts';
import type { Answer } from './answer-caller.ts';
import type { ProxyDeps } from './proxy-deps.ts';
import type { Request, Passed } from './witnessed.ts';

/** The chance, for each request meant for a killed server, that the server is still away and the other one gets the request. */
const STAYS_AWAY = 0.9;

/** The longest that anybody waits for a server that is running. */
const PATIENCE_MS = 20_000;

export function createUpstream(
  deps: Pick<ProxyDeps, 'timeline' | 'server' | 'onDeparture' | 'onArrival' | 'chance'>,
) {
  const { timeline, server, chance, onDeparture, onArrival } = deps;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const passed: Passed[] = [];

  const arrive = (name: string) => {
    timeline.pass(chance.between(2, 80, 'way there', name, passed.length));
    server.tellTime(timeline.now());
    return timeline.now();
  };
  const servingFor = createServingFor(deps);
  const pass = async (request: Request, how: Passed['how'], given?: Serving): Promise<Answer | undefined> => {
    const to = given ?? (await servingFor(`${request.name} ${how ?? ''}`));
    await onDeparture(request);
    const at = arrive(request.name);
    if (how === 'killed inside') void soon(to.kill);
    const crashed = how === 'database killed inside' ? soon(server.crashDatabase) : undefined;
    const answer = await send(agent, to.origin, request, at).catch(() => undefined);
    await crashed;
    const { name, target, body } = request;
    passed.push({ name, target, how, at, body, status: answer?.status });
    await onArrival({ request, at, answer, isDoubled: false });
    timeline.pass(chance.between(2, 80, 'way back', name, passed.length));
    return answer;
  };
  /** Sends the same request to both servers at the same moment. One of the answers gets through. */
  const passToBoth = async (request: Request): Promise<Answer | undefined> => {
    const both = server.second === undefined ? [server] : [server, server.second];
    for (const one of both) if (!one.isAlive()) await one.start(timeline.now());
    await onDeparture(request);
    const at = arrive(request.name);
    const asked = both.map(({ origin }) => send(agent, origin, request, at).catch(() => undefined));
    const answers = await Promise.all(asked);
    const { name, target, body } = request;
    for (const answer of answers) {
      passed.push({ name, target, how: 'at both servers at once', at, body, status: answer?.status });
      await onArrival({ request, at, answer, isDoubled: true });
    }
    timeline.pass(chance.between(2, 80, 'way back', name, passed.length));
    return chance.pick(answers, 'answer of', name, passed.length);
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
  return {
    pass,
    passToBoth,
    passHalf,
    servingFor,
    passed: passed as readonly Passed[],
    close: () => agent.destroy(),
  };
}

/** Of two servers the one to which a request goes; one that was killed stays away for a while. */
function createServingFor({
  timeline,
  server,
  chance,
}: Pick<ProxyDeps, 'timeline' | 'server' | 'chance'>): (name: string) => Promise<Serving> {
  return async (name) => {
    if (server.second === undefined) return server;
    const both = [server, server.second] as const;
    const wanted = chance.pick(both, 'serving', name);
    const other = wanted === both[0] ? both[1] : both[0];
    if (wanted.isAlive()) return wanted;
    if (other.isAlive() && chance.of('stays away', name) < STAYS_AWAY) return other;
    await wanted.start(timeline.now());
    return wanted;
  };
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

/** Sends the head and half of the body, then cuts the line. The server does nothing with it, so its moment does not matter. */
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
