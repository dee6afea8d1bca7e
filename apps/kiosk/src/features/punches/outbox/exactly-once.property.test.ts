// @vitest-environment node
// Whatever happens to tablet and line, in whatever order: the server ends with every punch that a screen called recorded, once,
// under consecutive numbers, in an unbroken chain; and with none that nobody made. No honest tablet ever tells of a shorter chain.
import { chainLink, fromBase64Url, toBase64Url } from '@stimpill/api-types/signing';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProcessLocks, type Locks } from '#device/locks.ts';
import type { LineFault } from '#testing/model-server.ts';
import { aLine, openTablet } from '#testing/sending-tablet.ts';
import {
  CHAIN,
  dyingOnceStored,
  newDisk,
  newPunch,
  outboxDepsOn,
  signWithTestKey,
  type Disk,
} from '#testing/simulated-tablet.ts';
import { sha256 } from '#api/sha-256.ts';
import { findShortened } from '#testing/find-shortened.ts';
import { toFirstHead } from './chain-head.ts';

const FAULTS: readonly LineFault[] = ['none', 'lost before', 'lost after', '500', '503', '429', '409'];

type Step =
  | { readonly do: 'punch'; readonly count: number; readonly isOnline: boolean }
  | { readonly do: 'send' | 'restart' | 'killWhileSending' | 'second tab' }
  | { readonly do: 'kill'; readonly when: (typeof KILLED)[number] }
  | { readonly do: 'pass'; readonly milliseconds: number }
  | { readonly do: 'mishap' };

const KILLED = ['before the signature', 'after the signature', 'once stored'] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('punch' as const),
      count: fc.integer({ min: 1, max: 4 }),
      isOnline: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ do: 'send' as const }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { do: 'restart' as const },
      { do: 'killWhileSending' as const },
      { do: 'second tab' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('kill' as const),
      when: fc.constantFrom(...KILLED),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      milliseconds: fc.integer({ min: 1, max: 400_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'mishap' as const }) },
);

/** What a story may be hit by. Never by both: a server from a backup asks for punches that a lost database no longer has. */
type Mishap = 'backup' | 'database lost';

type Input = {
  readonly steps: readonly Step[];
  readonly faults: readonly LineFault[];
  readonly hasLocks: boolean;
  readonly mishap: Mishap;
};

/** The process ends here: nothing after this point ever happens. */
const NEVER = new Promise<never>(() => undefined);

class Story {
  readonly disk: Disk = newDisk();
  readonly line;
  readonly recorded = new Set<string>();
  readonly unknown = new Set<string>();
  private readonly hasLocks: boolean;
  private readonly mishap: Mishap;
  private locks: Locks = createProcessLocks();
  private tablets: ReturnType<typeof openTablet>[] = [];
  private number = 0;

  constructor({ faults, hasLocks, mishap }: Input) {
    this.line = aLine([...faults]);
    this.hasLocks = hasLocks;
    this.mishap = mishap;
  }

  async begin(): Promise<void> {
    await this.open();
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'punch') await this.punch(step.count, step.isOnline);
    if (step.do === 'kill') await this.killWhilePunching(step.when);
    if (step.do === 'send') await this.send();
    if (step.do === 'restart') await this.restart();
    if (step.do === 'killWhileSending') {
      this.newest().sender.send('asked');
      await new Promise((resolve) => setImmediate(resolve));
      await this.restart();
    }
    if (step.do === 'second tab' && this.tablets.length < 2) await this.open();
    if (step.do === 'pass') await this.newest().pass(step.milliseconds);
    if (step.do === 'mishap') await this.befall();
  }

  private async befall(): Promise<void> {
    if (this.mishap === 'backup') {
      this.line.server.restoreBackup([...this.line.server.inbox.keys()].slice(0, -3));
      return;
    }
    for (const tablet of this.tablets) tablet.kill();
    this.disk.indexedDB = new IDBFactory();
    await this.restart();
  }

  /** The line is good again, and time passes until nothing waits. */
  async heal(): Promise<number> {
    this.line.faults.length = 0;
    await this.restart();
    const tablet = this.newest();
    for (let round = 0; round < 10; round += 1) {
      await tablet.pass(400_000);
      // What the tablet does every 20 seconds, whether anybody punches or not.
      await this.line.server.callStation('getServerTime');
      await this.send();
      await tablet.outbox.refreshState();
      if (round > 0 && tablet.state.getState().waiting === 0) break;
    }
    return tablet.state.getState().waiting;
  }

  private async punch(count: number, isOnline: boolean): Promise<void> {
    const tablets = this.tablets;
    const appended = Array.from({ length: count }, async (_, place) => {
      const punch = newPunch(++this.number, isOnline ? {} : { proof: { pin: '4821' } });
      const tablet = tablets[place % tablets.length] ?? this.newest();
      await tablet.outbox.append(punch, () => Promise.resolve('unused'));
      this.recorded.add(punch.punchId);
      if (isOnline) tablet.sender.send('punch');
    });
    await Promise.all(appended);
  }

  private async killWhilePunching(when: (typeof KILLED)[number]): Promise<void> {
    const punch = newPunch(++this.number);
    this.unknown.add(punch.punchId);
    if (when === 'once stored') {
      const { storage, stored } = dyingOnceStored(outboxDepsOn(this.disk).storage);
      void openTablet(this.disk, this.line, { storage }).outbox.append(punch, () =>
        Promise.resolve('unused'),
      );
      await stored;
      await this.restart();
      return;
    }
    let isReached: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      isReached = resolve;
    });
    const sign = async (bytes: Uint8Array) => {
      const signature = await signWithTestKey(bytes);
      isReached();
      return when === 'before the signature' ? NEVER : signature;
    };
    const tablet = openTablet(this.disk, this.line, { sign, locks: createProcessLocks() });
    void tablet.outbox.append(punch, () => Promise.resolve('unused'));
    await reached;
    tablet.kill();
    await this.restart();
  }

  private async send(): Promise<void> {
    for (const tablet of this.tablets) tablet.sender.send('asked');
    for (const tablet of this.tablets) await tablet.idle();
  }

  private async restart(): Promise<void> {
    for (const tablet of this.tablets) tablet.kill();
    this.tablets = [];
    this.locks = createProcessLocks();
    await this.open();
  }

  private async open(): Promise<void> {
    const locks = this.hasLocks ? this.locks : createProcessLocks();
    const tablet = openTablet(this.disk, this.line, { locks });
    this.tablets.push(tablet);
    await tablet.outbox.recover();
  }

  private newest() {
    return this.tablets.at(-1)!;
  }
}

const story = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 25 }),
  faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 40 }),
  hasLocks: fc.boolean(),
  mishap: fc.constantFrom<Mishap>('backup', 'database lost'),
});

async function live(input: Input) {
  const told = new Story(input);
  await told.begin();
  for (const step of input.steps) await told.take(step);
  const waiting = await told.heal();
  return { told, waiting, inbox: told.line.server.inbox };
}

describe('every punch reaches the server', () => {
  it('exactly once, in an unbroken chain, whatever happens on the way', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (input) => {
        const { told, waiting, inbox } = await live(input);

        expect(waiting).toBe(0);
        expect(told.line.server.mismatches).toEqual([]);
        for (const punchId of told.recorded) expect(inbox.has(punchId)).toBe(true);
        for (const punchId of inbox.keys())
          expect(told.recorded.has(punchId) || told.unknown.has(punchId)).toBe(true);
        expect(findShortened(told.line.server.toldHeads)).toEqual([]);
        await expectUnbrokenChain([...inbox.values()].map(({ item, isIntact }) => ({ ...item, isIntact })));
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60) },
    );
  });
});

async function expectUnbrokenChain(
  items: readonly { sequence: number; previousHash: string; envelope: string; isIntact: boolean }[],
): Promise<void> {
  const inOrder = [...items].sort((a, b) => a.sequence - b.sequence);
  let { hash } = await toFirstHead(CHAIN);
  for (const [place, item] of inOrder.entries()) {
    expect(item).toMatchObject({ sequence: place + 1, previousHash: hash, isIntact: true });
    hash = toBase64Url(await sha256(chainLink(fromBase64Url(hash)!, fromBase64Url(item.envelope)!)));
  }
}
