// The bad line: everything between the people of a campaign and the server goes through here. What happens to a request is decided
// by its name and how often it was tried, so that a rerun does the same to it.
//
//   caller -> (lost? held back? answered by something in between?) -> server -> (lost? cut? garbled?) -> caller
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerInstead, cutAnswer, garbleAnswer, giveAnswer } from './answer-caller.ts';
import { faultOf, type Fault } from './fault.ts';
import { createUpstream } from './upstream.ts';
import type { ProxyDeps } from './proxy-deps.ts';
import type { Passed, Request } from './witnessed.ts';

/** The name of a request, so that its faults do not depend on anything else; it goes no further than here. */
export const REQUEST_NAME = 'x-campaign-request';

export type FaultProxy = {
  readonly origin: string;
  /** How often each fault was injected. */
  readonly injected: ReadonlyMap<Fault, number>;
  /** What the server was really sent and what it really said, in that order. */
  readonly passed: readonly Passed[];
  /** From here on the line is good; what was held back arrives. */
  readonly heal: () => Promise<void>;
  /** The punch request with this number, counted from 1, meets this fault; where it meets another one already, the next that is free. */
  readonly plan: (fault: Fault, punchRequest: number) => void;
  /** Runs `work` once no request is on its way, not even one of a killed tablet; nothing happens to the server meanwhile. */
  readonly between: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** Punches that carry no id of their own, so that nobody can ask by id the outcome of each. */
export const LIVE_PUNCH = /^\/api\/v1\/(time-entries\/punch|kiosk\/punch|companies\/[^/]+\/punches)$/;

/** Where there are two servers: the share of batches without another fault that go to both. */
const BOTH_SHARE = 0.3;

type Held = { readonly request: Request; readonly until: number };

export async function createFaultProxy(deps: ProxyDeps): Promise<FaultProxy> {
  const planned = new Map<number, Fault>();
  const injected = new Map<Fault, number>();
  const held: Held[] = [];
  const upstream = createUpstream(deps);
  let isHealed = false;
  const decide = createDecider(deps, planned, () => isHealed);

  const releaseHeld = async (isAll: boolean) => {
    for (const one of held.splice(0)) {
      if (isAll || one.until <= deps.timeline.now()) await upstream.pass(one.request, 'late');
      else held.push(one);
    }
  };
  /** One request after the other: which of two comes first must follow from the seed too. */
  let turn: Promise<void> = Promise.resolve();
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = await readRequest(incoming);
    await releaseHeld(false);
    const fault = decide(request);
    if (fault !== undefined) injected.set(fault, (injected.get(fault) ?? 0) + 1);
    if (fault === 'delayed') {
      const until = deps.timeline.now() + deps.chance.between(1_000, 30_000, 'delay', request.name);
      held.push({ request, until });
    }
    await meet(deps, upstream, { request, fault, outgoing });
  };

  const server = createServer((incoming, outgoing) => {
    turn = turn
      .then(() => handle(incoming, outgoing))
      .catch((error: unknown) => void outgoing.destroy(error as Error));
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    injected,
    passed: upstream.passed,
    plan: (fault, punchRequest) => {
      let free = punchRequest;
      while (planned.has(free)) free += 1;
      planned.set(free, fault);
    },
    heal: async () => {
      isHealed = true;
      await releaseHeld(true);
    },
    between: (work) => {
      const done = turn.then(work);
      turn = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
    close: async () => {
      upstream.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What happens to a request, by its name and how often it was tried. */
function createDecider(
  deps: ProxyDeps,
  planned: ReadonlyMap<number, Fault>,
  isHealed: () => boolean,
): (request: Request) => Fault | undefined {
  const attempts = new Map<string, number>();
  let punchRequests = 0;
  /** As when a proxy gives a batch to another server before it has given up the first. */
  const isForBoth = ({ name, target }: Request, attempt: number) =>
    deps.server.second !== undefined && isBatch(target) && deps.chance.of('both', name, attempt) < BOTH_SHARE;
  return (request) => {
    const attempt = (attempts.get(request.name) ?? 0) + 1;
    attempts.set(request.name, attempt);
    if (isPunch(request.target)) punchRequests += 1;
    const own = isPunch(request.target) ? planned.get(punchRequests) : undefined;
    // Whether a killed server had reached its commit is chance. The result of a live punch must not be, or no run could be repeated.
    const isLive = LIVE_PUNCH.test(request.target);
    if (own === 'killed inside' && isLive) return 'killed after';
    if (own === 'database killed inside' && isLive) return 'database killed after';
    if (own !== undefined) return own;
    const ofLine = isHealed() || !deps.isFaulty() ? undefined : faultOf(deps.chance, request.name, attempt);
    return ofLine ?? (isForBoth(request, attempt) ? 'at both servers at once' : undefined);
  };
}

const isBatch = (target: string) => target.endsWith('/punch-batches');

/** Punches of the public API, and batches of tablets. */
const isPunch = (target: string) => LIVE_PUNCH.test(target) || isBatch(target);

type Meeting = {
  readonly request: Request;
  readonly fault: Fault | undefined;
  readonly outgoing: ServerResponse;
};

/** What happens to one request, and of its answer. */
export async function meet(
  deps: Pick<ProxyDeps, 'server' | 'timeline'>,
  upstream: ReturnType<typeof createUpstream>,
  { request, fault, outgoing }: Meeting,
): Promise<void> {
  const to = await upstream.servingFor(request.name);
  switch (fault) {
    case 'request lost':
    case 'delayed':
      outgoing.destroy();
      return;
    case 'error 500':
    case 'busy 503':
    case 'busy 429':
    case 'portal 403':
    case 'portal 413':
      answerInstead(outgoing, fault);
      return;
    case 'reset in the body':
      await upstream.passHalf(request);
      outgoing.destroy();
      return;
    case 'killed before':
      await to.kill();
      break;
    case 'disk of the server full':
      await deps.server.fillDisk?.(true);
      break;
    default:
  }
  const isForBoth = fault === 'at both servers at once';
  const answer = await (isForBoth ? upstream.passToBoth(request) : upstream.pass(request, fault, to));
  if (fault === 'disk of the server full') await deps.server.fillDisk?.(false);
  if (fault === 'killed after') await to.kill();
  if (fault === 'power cut') await deps.server.cutPower();
  if (fault === 'database killed after') await deps.server.crashDatabase?.();
  if (fault === 'duplicated') await upstream.pass(request, 'again');
  // With two servers, the other one goes on.
  if (deps.server.second === undefined && !deps.server.isAlive())
    await deps.server.start(deps.timeline.now());
  if (answer === undefined || loses(fault)) outgoing.destroy();
  else if (fault === 'answer cut') cutAnswer(outgoing, answer);
  else if (fault === 'answer garbled') garbleAnswer(outgoing, answer);
  else giveAnswer(outgoing, answer);
}

/** A power cut takes the line too: an answer that was already given does not reach the caller. */
function loses(fault: Fault | undefined): boolean {
  return fault === 'answer lost' || fault === 'killed after';
}

export async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const {
    [REQUEST_NAME]: name,
    host: _h,
    connection: _c,
    'accept-encoding': _e,
    ...headers
  } = incoming.headers;
  return {
    name: String(name ?? `${incoming.method ?? ''} ${incoming.url ?? ''}`),
    method: incoming.method ?? 'GET',
    target: incoming.url ?? '/',
    headers,
    body: Buffer.concat(chunks),
  };
}
