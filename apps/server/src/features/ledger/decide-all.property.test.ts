// The laws of punches that arrive late: the worked time does not depend on the order in which tablets hand over, and no punch is
// lost or counted twice.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDecidedWorld, type DecidedWorld } from '../../../test/decided-world.ts';
import type { UndecidedPunch } from './decide-all.ts';

const MINUTE = 60_000;

type Period = { readonly device: number; readonly start: number; readonly end: number };

/** Worked periods one after the other; each was started and stopped at one tablet, and nobody is at two tablets at once. */
const periods: fc.Arbitrary<Period[]> = fc
  .array(
    fc.record({
      device: fc.integer({ min: 0, max: 3 }),
      pause: fc.integer({ min: 1, max: 300 }),
      worked: fc.integer({ min: 1, max: 600 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => {
    let now = 0;
    return parts.map(({ device, pause, worked }) => {
      const start = now + pause * MINUTE;
      now = start + worked * MINUTE;
      return { device, start, end: now };
    });
  });

function punchesOf(list: readonly Period[]): (UndecidedPunch & { readonly device: number })[] {
  return list.flatMap(({ device, start, end }, index) =>
    (['start', 'stop'] as const).map((action) => ({
      punchId: `${action} ${index}`,
      employeeId: 'anna',
      action,
      at: action === 'start' ? start : end,
      projectId: null,
      subProjectId: null,
      isDraft: false,
      isLive: false,
      areOthersHeard: false,
      device,
    })),
  );
}

/** A start and a stop whose time nobody knows: both are placed at the moment at which they arrived. */
function momentAt(at: number, number: number): UndecidedPunch[] {
  return (['start', 'stop'] as const).map((action) => ({
    punchId: `${action} of unknown time ${number}`,
    employeeId: 'anna',
    action,
    at,
    projectId: null,
    subProjectId: null,
    isDraft: true,
    isLive: false,
    areOthersHeard: false,
  }));
}

/** The punches in an order in which each tablet hands over its own one after the other. */
function interleaved<Punch extends { readonly device: number }>(
  punches: readonly Punch[],
  choices: readonly number[],
): Punch[] {
  const queues = [0, 1, 2, 3].map((device) => punches.filter((punch) => punch.device === device));
  const order: Punch[] = [];
  for (let turn = 0; order.length < punches.length; turn += 1) {
    const filled = queues.filter((queue) => queue.length > 0);
    const next = filled[(choices[turn % choices.length] ?? 0) % filled.length]?.shift();
    if (next !== undefined) order.push(next);
  }
  return order;
}

function handOver(batches: readonly (readonly UndecidedPunch[])[]): DecidedWorld {
  const world = createDecidedWorld();
  for (const batch of batches) world.handOver(batch);
  return world;
}

function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const spansOf = ({ entries }: DecidedWorld) =>
  [...entries.values()]
    .map(({ startAt, endAt }) => [startAt, endAt])
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

describe('punches of several tablets', () => {
  it('give the same entries in whatever order and batches the tablets hand over', () => {
    fc.assert(
      fc.property(
        periods,
        fc.array(fc.nat(3), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 16 }),
        (list, choices, size) => {
          const world = handOver(inBatches(interleaved(punchesOf(list), choices), size));

          expect(spansOf(world)).toEqual(list.map(({ start, end }) => [start, end]));
          expect(world.parked.size).toBe(0);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('leave entries of known time unchanged when punches of unknown time arrive as well', () => {
    fc.assert(
      fc.property(
        periods,
        fc.array(fc.nat(3), { minLength: 1, maxLength: 20 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        (list, choices, places) => {
          const known = interleaved(punchesOf(list), choices);
          const arrivedAt = Math.max(...list.map(({ end }) => end)) + MINUTE;
          const order = places.reduce<UndecidedPunch[]>(
            (punches, place, number) =>
              punches.toSpliced(place % (punches.length + 1), 0, ...momentAt(arrivedAt, number)),
            known,
          );

          const world = handOver(inBatches(order, 1));

          const lasting = spansOf(world).filter(([from, to]) => from !== to);
          expect(lasting).toEqual(list.map(({ start, end }) => [start, end]));
          expect(world.parked.size).toBe(0);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('are each either applied or parked, whatever arrives', () => {
    const anyPunch = fc.record({
      action: fc.constantFrom('start' as const, 'stop' as const),
      at: fc.integer({ min: 0, max: 30 }).map((minute) => minute * MINUTE),
      isDraft: fc.boolean(),
      areOthersHeard: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyPunch, { maxLength: 24 }), fc.integer({ min: 1, max: 8 }), (list, size) => {
        const punches = list.map((punch, index) => ({
          ...punch,
          punchId: `punch ${index}`,
          employeeId: 'anna',
          projectId: null,
          subProjectId: null,
          isLive: false,
        }));

        const world = handOver(inBatches(punches, size));

        const applied = [...world.verdicts].filter(([, { verdict }]) => verdict === 'applied');
        expect(world.verdicts.size).toBe(punches.length);
        expect(applied.length + world.parked.size).toBe(punches.length);
        expect(boundariesOf(world)).toBe(applied.length);
        expectNoOverlap(world);
      }),
      { numRuns: 3000 },
    );
  });
});

/** Each applied punch is one boundary of one entry. */
function boundariesOf({ entries }: DecidedWorld): number {
  return [...entries.values()].reduce((sum, { endAt }) => sum + (endAt === null ? 1 : 2), 0);
}

function expectNoOverlap({ entries }: DecidedWorld): void {
  const spans = [...entries.values()]
    .map(({ startAt, endAt }) => ({ startAt, endAt: endAt ?? Infinity }))
    .filter(({ startAt, endAt }) => endAt > startAt)
    .sort((a, b) => a.startAt - b.startAt);
  for (const [index, span] of spans.entries())
    expect(span.startAt).toBeGreaterThanOrEqual(spans[index - 1]?.endAt ?? 0);
  expect(spans.filter(({ endAt }) => endAt === Infinity).length).toBeLessThanOrEqual(1);
}
