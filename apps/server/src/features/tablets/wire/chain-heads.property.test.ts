// Messages about the head of the chain are delayed, doubled and overtake each other, and second tabs send them too. Still no honest
// tablet is ever said to have lost a punch, and no honest punch gets a later time than it had. Where a punch that the tablet told of
// is erased, the next message shows it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contradictedAt,
  hear,
  notBefore,
  stillNeeded,
  type HeardHead,
  type ToldHead,
} from './chain-heads.ts';
import { withReceived } from './device-sequence.ts';

const SECOND = 1_000;

type Step =
  /** Somebody types a PIN in one of the tabs; this long afterwards the punch gets its number. */
  | { readonly do: 'punch'; readonly tab: 0 | 1; readonly visitMs: number }
  /** A tab tells the head; the request and its answer take this long. */
  | {
      readonly do: 'tell';
      readonly tab: 0 | 1;
      readonly thereMs: number;
      readonly backMs: number;
      readonly isDoubled: boolean;
    };

const delay = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 40 * SECOND }));
const tab = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('punch' as const), tab, visitMs: fc.integer({ min: 1, max: 110 * SECOND }) }),
  fc.record({
    do: fc.constant('tell' as const),
    tab,
    thereMs: delay,
    backMs: delay,
    isDoubled: fc.boolean(),
  }),
);
const story = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 90 * SECOND })), {
  minLength: 5,
  maxLength: 60,
});

/** Both tabs share one storage; each knows only its own visits and the answers to its own requests. */
class World {
  now = 1_772_434_692_000;
  heads: readonly HeardHead[] = [];
  readonly momentOf = new Map<number, number>();
  readonly lost: { readonly from: number; readonly to: number }[] = [];
  readonly tooLate: number[] = [];
  private readonly events: { readonly at: number; readonly happen: () => void }[] = [];
  private readonly anchors: [number | undefined, number | undefined] = [undefined, undefined];
  private readonly visits = [0, 0];
  private sequence = 0;
  /** By number. Where a tablet was rolled back, other punches get the numbers. */
  private readonly hashes = ['h(0)'];
  private branch = 0;

  take(one: Step): void {
    if (one.do === 'punch') this.punch(one.tab, one.visitMs);
    else this.tell(one);
  }

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.events.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.events.splice(this.events.indexOf(next), 1);
      this.now = Math.max(this.now, next.at);
      next.happen();
    }
    this.now = until;
  }

  rollBack(by: number): void {
    this.sequence = Math.max(0, this.sequence - by);
    this.hashes.splice(this.sequence + 1);
    this.branch += 1;
  }

  highestHeard(): number {
    return this.heads.at(-1)?.sequence ?? 0;
  }

  current(): number {
    return this.sequence;
  }

  private punch(which: 0 | 1, visitMs: number): void {
    const moment = this.now;
    this.visits[which] = (this.visits[which] ?? 0) + 1;
    this.at(visitMs, () => {
      this.sequence += 1;
      this.hashes[this.sequence] = `h(${this.sequence}) of branch ${this.branch}`;
      this.momentOf.set(this.sequence, moment);
      this.visits[which] = (this.visits[which] ?? 0) - 1;
    });
  }

  private tell({ tab: which, thereMs, backMs, isDoubled }: Extract<Step, { do: 'tell' }>): void {
    const after = this.visits[which] === 0 ? this.anchors[which] : undefined;
    const told = { sequence: this.sequence, hash: this.hashes[this.sequence] ?? '', after };
    const arrive = () => {
      this.hear(told);
      const anchor = this.now;
      this.at(backMs, () => {
        this.anchors[which] = Math.max(this.anchors[which] ?? 0, anchor);
      });
    };
    this.at(thereMs, arrive);
    if (isDoubled) this.at(thereMs + backMs, arrive);
  }

  private hear(told: ToldHead): void {
    const { heads, lost } = hear(this.heads, told, this.now);
    this.heads = stillNeeded(heads, { highest: Math.max(0, this.sequence - 2), missing: [] });
    if (lost !== undefined) this.lost.push(lost);
    for (const [sequence, moment] of this.momentOf) {
      // Punches that have arrived are not checked any more.
      if (sequence > this.sequence - 2 && notBefore(this.heads, sequence, this.now) > moment)
        this.tooLate.push(sequence);
    }
  }

  private at(milliseconds: number, happen: () => void): void {
    this.events.push({ at: this.now + milliseconds, happen });
  }
}

function lived(steps: readonly (readonly [Step, number])[]): World {
  const world = new World();
  for (const [one, milliseconds] of steps) {
    world.take(one);
    world.pass(milliseconds);
  }
  world.pass(200 * SECOND);
  return world;
}

/** Nobody touches the tablet's storage, as with most tablets. */
const CALM: Step = { do: 'tell', tab: 0, thereMs: 20, backMs: 20, isDoubled: false };

describe('the chain that a tablet tells', () => {
  it('is never said to be shorter while nobody touches it, and no punch to be later than it was', () => {
    fc.assert(
      fc.property(story, (steps) => {
        const world = lived(steps);

        expect(world.lost).toEqual([]);
        expect(world.tooLate).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is found to be shorter within two tellings when punches are taken away that it had told of', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: 1, max: 5 }), (steps, by) => {
        const world = lived(steps);
        fc.pre(world.current() > 0);
        for (const each of [CALM, CALM]) {
          world.take(each);
          world.pass(60 * SECOND);
        }
        expect(world.highestHeard()).toBe(world.current());

        world.rollBack(by);
        for (const each of [CALM, CALM]) {
          world.take(each);
          world.pass(60 * SECOND);
        }

        expect(world.lost.length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('bounds the next punch by the last telling without it', () => {
    const told = { sequence: 4, hash: 'h4', after: 1_000_000 };

    const { heads } = hear([], told, 1_000_500);

    expect(notBefore(heads, 5, 2_000_000)).toBe(1_000_000 - 120_000);
    expect(notBefore(heads, 4, 2_000_000)).toBe(0);
  });

  it('ignores an anchor that is later than the clock of the server', () => {
    const { heads } = hear([], { sequence: 4, hash: 'h4', after: 5_000 }, 4_000);

    expect(hear(heads, { sequence: 3, hash: 'h3', after: 90_000 }, 60_000).lost).toBeUndefined();
    expect(notBefore(heads, 5, 9_000_000)).toBe(0);
  });
});

describe('the heads that are kept', () => {
  const MOST = 40;
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: MOST }));
  const told: fc.Arbitrary<readonly HeardHead[]> = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: MOST }), fc.boolean()), {
      selector: ([number]) => number,
    })
    .map((heads) =>
      heads
        .sort(([a], [b]) => a - b)
        .map(([sequence, isSure]) => {
          const heardAt = (sequence + 1) * 60 * SECOND;
          return { sequence, hash: `h(${sequence})`, heardAt, after: isSure ? heardAt - SECOND : null };
        }),
    );
  const toCome = (received: readonly number[]) =>
    Array.from({ length: MOST + 2 }, (_, at) => at + 1).filter((number) => !received.includes(number));
  const arrivedOf = (received: readonly number[]) => withReceived({ highest: 0, missing: [] }, received);

  it('say of each punch that has not arrived what all of them would say, wherever numbers are missing', () => {
    fc.assert(
      fc.property(told, numbers, (heads, received) => {
        const kept = stillNeeded(heads, arrivedOf(received));

        expect(kept.at(-1)).toEqual(heads.at(-1));
        for (const sequence of toCome(received)) {
          const [later, anew] = [(MOST + 9) * 60 * SECOND, 'of another chain'];
          expect(notBefore(kept, sequence, later)).toBe(notBefore(heads, sequence, later));
          for (const [chainHash, previousHash] of [
            [anew, anew],
            [`h(${sequence})`, anew],
            [anew, `h(${sequence - 1})`],
          ] as const) {
            const punch = { sequence, chainHash, previousHash };
            expect(contradictedAt(kept, punch)).toBe(contradictedAt(heads, punch));
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('are two for what comes next and for each gap, one for each number that was told and has not come, and the highest', () => {
    fc.assert(
      fc.property(told, numbers, (heads, received) => {
        const arrived = arrivedOf(received);
        const open = heads.filter(({ sequence }) => sequence > 0 && !received.includes(sequence));

        const most = 2 * (arrived.missing.length + 1) + open.length + 1;
        expect(stillNeeded(heads, arrived).length).toBeLessThanOrEqual(most);
      }),
      { numRuns: 2_000 },
    );
  });
});
