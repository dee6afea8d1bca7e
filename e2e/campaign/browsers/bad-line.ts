// The bad line of one browser. It works like the bad line of the simulated tablets, with two differences. A browser does not name its
// requests, so they are named here by tablet, method, path and a running number. And delays pass in real time, so they are short.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../chance.ts';
import { meet, readRequest } from '../network/fault-proxy.ts';
import { faultOf, type Fault } from '../network/fault.ts';
import { createUpstream } from '../network/upstream.ts';
import type { CampaignServer } from '../server/campaign-server.ts';
import { REAL_TIME } from './real-time.ts';
import type { Passed, Request, Witnessed } from '../network/witnessed.ts';

export type BadLine = {
  readonly origin: string;
  readonly injected: ReadonlyMap<Fault, number>;
  /** What the server was really sent and what it really said. */
  readonly passed: readonly Passed[];
  /** From here on requests meet faults. */
  readonly turnBad: () => void;
  /** The next batch of punches meets this one. */
  readonly arm: (fault: Fault) => void;
  readonly heal: () => void;
  readonly close: () => Promise<void>;
};

export type LineDeps = {
  readonly tablet: string;
  readonly chance: Chance;
  readonly server: CampaignServer;
  readonly onArrival: (arrival: Witnessed) => void;
};

const LONGEST_DELAY_MS = 3_000;

export async function openBadLine(deps: LineDeps): Promise<BadLine> {
  const { chance, server } = deps;
  const upstream = createUpstream({ ...deps, onDeparture: () => undefined, timeline: REAL_TIME });
  const injected = new Map<Fault, number>();
  const decider = createDecider(deps);
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = decider.named(await readRequest(incoming));
    const fault = decider.decide(request);
    if (fault !== undefined) injected.set(fault, (injected.get(fault) ?? 0) + 1);
    if (fault === 'delayed') await wait(chance.between(200, LONGEST_DELAY_MS, 'delay', request.name));
    const then = fault === 'delayed' ? undefined : fault;
    await meet({ server, timeline: REAL_TIME }, upstream, { request, fault: then, outgoing });
  };
  const proxy = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => void outgoing.destroy(error as Error));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    injected,
    passed: upstream.passed,
    turnBad: () => decider.setBad(true),
    arm: decider.arm,
    heal: () => decider.setBad(false),
    close: async () => {
      upstream.close();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function createDecider({ tablet, chance }: LineDeps) {
  const seen = new Map<string, number>();
  let isBad = false;
  let armed: Fault | undefined;
  return {
    named: (request: Request): Request => {
      const kind = `${tablet} ${request.method} ${request.target.split('?')[0] ?? ''}`;
      const number = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, number);
      return { ...request, name: `${kind} ${number}` };
    },
    decide: ({ name, target }: Request): Fault | undefined => {
      if (!isBad) return undefined;
      if (armed === undefined || !target.endsWith('/punch-batches')) return faultOf(chance, name, 1);
      const own = armed;
      armed = undefined;
      return own;
    },
    arm: (fault: Fault) => {
      armed = fault;
    },
    setBad: (isNow: boolean) => {
      isBad = isNow;
      armed = undefined;
    },
  };
}
