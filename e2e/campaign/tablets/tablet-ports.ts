// Everything a page load touches outside itself, in one place, so that the load can end in the middle of it: after that nothing
// of it ever goes on. Also tells when the load has nothing under way.
import { createTurns } from '../create-turns.ts';
import type { Timeline } from '../timeline.ts';
import { cryptoUnderWay } from '@stimpill/kiosk/testing/crypto-under-way.ts';
import { createUnderWay, type UnderWay } from '@stimpill/kiosk/testing/under-way.ts';
import { REQUEST_NAME } from '../network/fault-proxy.ts';

/** Where a page load ends: once the punch is signed, once it is stored, once the server has answered. */
export type DeathPoint = 'signed' | 'stored' | 'answered';

export type TabletPorts = {
  readonly fetch: typeof fetch;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** Wraps what takes time and may be cut off. */
  readonly through: <Result>(work: () => Promise<Result>, point?: DeathPoint) => Promise<Result>;
  readonly isDead: () => boolean;
  readonly die: () => void;
  readonly dieAt: (point: DeathPoint) => void;
  /** Resolves when nothing is under way any more. */
  readonly idle: () => Promise<void>;
  /** Runs the wake-ups that were put off and are due now: somebody is at the tablet, or the line is back. */
  readonly wakeUp: () => void;
};

export type PortsDeps = {
  readonly origin: string;
  readonly timeline: Timeline;
  readonly nextRequestName: () => string;
  readonly isCutOff: () => boolean;
  /** What the tablet asked at which moment; the answer is there now. */
  readonly onExchange: (request: string, askedAt: number) => void;
  /** Whether there is something to send that a timer should not wait with. */
  readonly isPressing: () => boolean;
};

const NEVER = new Promise<never>(() => undefined);
const QUIET_TURNS = 8;
/** Longer waits are put off while nothing can come of them: thirty days of idle timers prove nothing. */
const SHORT_MS = 10_000;

export function createTabletPorts(deps: PortsDeps): TabletPorts {
  let isDead = false;
  let deathPoint: DeathPoint | undefined;
  const underWay = createUnderWay();
  // A rerun meets the same faults at the same requests.
  const inTurn = createTurns();
  const putOff: (() => void)[] = [];
  const through: TabletPorts['through'] = async (work, point) => {
    if (isDead) return NEVER;
    const outcome = await underWay.during(() =>
      work().then(
        (result) => ({ result }),
        (failure: unknown) => ({ failure }),
      ),
    );
    if (point !== undefined && point === deathPoint) isDead = true;
    if (isDead) return NEVER;
    if ('failure' in outcome) throw outcome.failure;
    return outcome.result;
  };
  const after = (milliseconds: number, work: () => void) => {
    let isCancelled = false;
    const run = () => {
      if (!isCancelled && !isDead) work();
      isCancelled = true;
    };
    if (milliseconds <= SHORT_MS || (deps.isPressing() && !deps.isCutOff())) {
      deps.timeline.at(deps.timeline.now() + milliseconds, async () => {
        run();
        await idle();
      });
    } else putOff.push(run);
    return () => {
      isCancelled = true;
    };
  };
  const idle = () => untilIdle(underWay);
  return {
    through,
    after,
    idle,
    isDead: () => isDead,
    die: () => {
      isDead = true;
    },
    dieAt: (point) => {
      deathPoint = point;
    },
    wakeUp: () => putOff.splice(0).forEach((run) => run()),
    fetch: (input, init) => {
      const askedAt = deps.timeline.now();
      return through(
        () => inTurn(() => send(deps, { input, init, askedAt })),
        isBatch(input) ? 'answered' : undefined,
      );
    },
  };
}

async function untilIdle(underWay: UnderWay): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!underWay.isAny() && !cryptoUnderWay.isAny()) continue;
    await underWay.done();
    await cryptoUnderWay.done();
    quiet = 0;
  }
}

/** The kiosk calls the server it came from; here that is wherever the campaign says. */
export function urlAt(origin: string, input: Parameters<typeof fetch>[0]): URL {
  return new URL(input instanceof Request ? input.url : input, origin);
}

const isBatch = (input: Parameters<typeof fetch>[0]) =>
  typeof input === 'string' && input.endsWith('/punch-batches');

type Sent = {
  readonly input: Parameters<typeof fetch>[0];
  readonly init: RequestInit | undefined;
  readonly askedAt: number;
};

async function send(
  { origin, nextRequestName, isCutOff, onExchange }: PortsDeps,
  { input, init = {}, askedAt }: Sent,
): Promise<Response> {
  if (isCutOff()) throw new TypeError('The network cannot be reached.');
  const headers = new Headers(init.headers);
  const name = nextRequestName();
  headers.set(REQUEST_NAME, name);
  const response = await fetch(urlAt(origin, input), { ...init, headers });
  // Whole or not at all, so that nothing is under way behind our back.
  const body = await response.arrayBuffer();
  onExchange(name, askedAt);
  return new Response(body, { status: response.status, headers: response.headers });
}
