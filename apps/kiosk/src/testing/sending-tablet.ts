// A simulated tablet with its sender, on a line to a model server. Time passes only when the test lets it.
import type { StationExchange } from '#api/call-station.ts';
import { createProcessLocks, type Locks } from '#device/locks.ts';
import { createSender } from '#features/punches/outbox/send-outbox.ts';
import { createOutbox } from '#features/punches/outbox/outbox.ts';
import { createTellHead } from '#features/punches/outbox/tell-head.ts';
import { createModelServer, type LineFault, type ModelDeps } from './model-server.ts';
import { CHAIN, outboxDepsOn, PUBLIC_KEY, type Disk } from './simulated-tablet.ts';
import type { OutboxDeps } from '#features/punches/outbox/outbox-deps.ts';

/** The line to the server, and the clock that both ends of it share. */
export function aLine(faults: LineFault[] = [], rest: Partial<ModelDeps> = {}) {
  const time = { now: 0 };
  const listeners = new Set<(exchange: StationExchange) => void>();
  const server = createModelServer({
    publicKey: PUBLIC_KEY,
    keyEpoch: CHAIN.keyEpoch,
    nextFault: () => faults.shift() ?? 'none',
    onExchange: (exchange) => listeners.forEach((listen) => listen(exchange)),
    monotonicNow: () => (time.now += 1),
    ...rest,
  });
  return { server, time, faults, listeners };
}

type Line = ReturnType<typeof aLine>;
type WakeUp = { readonly at: number; readonly work: () => void; isOver: boolean };

/** One page load on this disk. */
export function openTablet(
  disk: Disk,
  line: Line,
  { locks = createProcessLocks(), ...rest }: Partial<OutboxDeps> & { readonly locks?: Locks } = {},
) {
  const serverNow = () => 1_772_434_692_000 + line.time.now;
  const deps = outboxDepsOn(disk, { serverNow, ...rest }, locks);
  const outbox = createOutbox(deps);
  const wakeUps: WakeUp[] = [];
  let isAlive = true;
  let keyBindings = 0;
  const { tellHead, takeAnchor } = openHead(outbox);
  const sender = createSender({
    outbox,
    callStation: line.server.callStation,
    locks,
    state: deps.state,
    closing: () => undefined,
    tellHead,
    monotonicNow: () => line.time.now,
    random: () => 0.5,
    after: (milliseconds, work) => wakeUpAt(wakeUps, line.time.now + milliseconds, work),
    bindKeyAgain: () => {
      keyBindings += 1;
      return Promise.resolve();
    },
  });
  const listen = (exchange: StationExchange) => {
    if (!isAlive) return;
    takeAnchor(exchange);
    void outbox
      .takeServerState(exchange)
      .then((isAgain) => isAgain && sender.send('asked'))
      .catch(() => undefined);
  };
  line.listeners.add(listen);
  return {
    outbox,
    sender,
    tellHead,
    state: deps.state,
    deps,
    keyBindings: () => keyBindings,
    nextWakeUp: () => wakeUps.findLast(({ isOver }) => !isOver),
    /** Lets time pass; what was due meanwhile happens. */
    pass: async (milliseconds: number) => {
      line.time.now += milliseconds;
      for (const wakeUp of wakeUps.filter(({ at, isOver }) => !isOver && at <= line.time.now)) {
        wakeUp.isOver = true;
        wakeUp.work();
      }
      await untilIdle(sender);
    },
    idle: () => untilIdle(sender),
    kill: () => {
      isAlive = false;
      line.listeners.delete(listen);
      sender.stop();
    },
  };
}

function openHead({ storedHead }: ReturnType<typeof createOutbox>) {
  let newest: string | undefined;
  return {
    tellHead: createTellHead({ storedHead, newestAnchor: () => newest, isPunchPending: () => false }),
    takeAnchor: ({ state }: StationExchange) => {
      newest = state.anchor;
    },
  };
}

function wakeUpAt(wakeUps: WakeUp[], at: number, work: () => void): () => void {
  const wakeUp = { at, work, isOver: false };
  wakeUps.push(wakeUp);
  return () => {
    wakeUp.isOver = true;
  };
}

/** The database in memory works in turns of the event loop; the sender is idle when many passed without work. */
async function untilIdle(sender: { readonly isIdle: () => boolean }): Promise<void> {
  for (let quiet = 0; quiet < 25; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (!sender.isIdle()) quiet = 0;
  }
}
