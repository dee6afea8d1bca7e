// The second reckoning, by which a campaign judges the server, and the server's own decisions: two ways that know nothing of each
// other, and have to come to the same for every story. What takes a campaign an hour to meet is met here in seconds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeEntry } from '../../apps/server/src/features/ledger/time-entry.ts';
import { createDecidedWorld, type DecidedWorld } from '../../apps/server/test/decided-world.ts';
import type { Closing, Correction, JudgedPunch } from './expected-steps.ts';
import { expectTime } from './expected-time.ts';

type Step = JudgedPunch | Correction | Closing;

type Tap = {
  readonly pause: number;
  /** Somebody forgets, or taps the other way. */
  readonly isMade: boolean;
  readonly isOdd: boolean;
  readonly door: 'live' | 'first tablet' | 'second tablet';
  readonly isTimeKnown: boolean;
};

type Story = {
  readonly taps: readonly Tap[];
  readonly cutOffAt: readonly [number, number];
  readonly corrections: number[];
  readonly closings: number[];
};

const LONGEST_PAUSE = 40;
const CUT_OFF_FOR = 300;
const TAKEN_BACK = 4;
const OPEN_DAYS = 30;

const share = (percent: number) => fc.nat(99).map((of) => of < percent);

const stories: fc.Arbitrary<Story> = fc.record({
  taps: fc.array(
    fc.record({
      pause: fc.integer({ min: 5, max: LONGEST_PAUSE }),
      isMade: share(92),
      isOdd: share(4),
      door: fc.constantFrom('live' as const, 'first tablet' as const, 'second tablet' as const),
      isTimeKnown: share(80),
    }),
    { maxLength: 24 },
  ),
  cutOffAt: fc.tuple(fc.nat(600), fc.nat(600)),
  corrections: fc.array(fc.nat(600), { maxLength: 2 }),
  closings: fc.array(fc.nat(600), { maxLength: 2 }),
});

type Arrival = { readonly arrivesAt: number; readonly punch: JudgedPunch };

/** Punches of a tablet that was cut off arrive all at once; one whose time nobody knows counts from its arrival. */
function arrivalsOf({ taps, cutOffAt }: Story): readonly Arrival[] {
  let now = 0;
  const arrivals = taps.flatMap(({ pause, isMade, isOdd, door, isTimeKnown }, place): Arrival[] => {
    now += pause;
    const isStart = (place % 2 === 0) !== isOdd;
    const isLive = door === 'live';
    const arrivesAt = isLive ? now : reachesServerAt(now, cutOffAt[door === 'first tablet' ? 0 : 1]);
    const at = isLive || isTimeKnown ? now : arrivesAt;
    const isUncertain = !isLive && !isTimeKnown;
    const punch = {
      id: `punch ${place}`,
      action: isStart ? ('start' as const) : ('stop' as const),
      at,
      isLive,
      isUncertain,
    };
    return isMade ? [{ arrivesAt, punch }] : [];
  });
  return arrivals.sort((a, b) => a.arrivesAt - b.arrivesAt || a.punch.at - b.punch.at);
}

/** Between two taps, so that no moment of arrival is that of another tap. */
function reachesServerAt(now: number, cutOffAt: number): number {
  return (now > cutOffAt && now < cutOffAt + CUT_OFF_FOR ? cutOffAt + CUT_OFF_FOR : now) + 0.5;
}

/** Plays the story at the server. @returns its steps as they happened, for the second reckoning */
function play(story: Story) {
  const world = createDecidedWorld();
  const acts = [
    ...story.corrections.map((at) => ({ at, act: () => correctLast(world.entries, at) })),
    ...story.closings.map((at) => ({ at, act: () => closeDays(world, at) })),
  ].sort((a, b) => a.at - b.at);
  const steps: Step[] = [];
  const actUpTo = (moment: number) => {
    while ((acts[0]?.at ?? Infinity) < moment) {
      const step = acts.shift()?.act();
      if (step === undefined) continue;
      steps.push(step);
      world.handOver([]);
    }
  };
  for (const { arrivesAt, punch } of arrivalsOf(story)) {
    actUpTo(arrivesAt);
    steps.push(punch);
    const { id: punchId, ...rest } = punch;
    const chosen = { projectId: null, subProjectId: null, areOthersHeard: false };
    const isDraft = punch.isUncertain === true;
    world.handOver([{ ...rest, ...chosen, isDraft, punchId, employeeId: 'anna' }]);
  }
  return { world, steps };
}

/** Everything up to a while ago is approved. */
function closeDays({ entries, closed }: DecidedWorld, at: number): Closing {
  const days = { from: 0, until: at - OPEN_DAYS };
  const by = { userId: 'bjork', operator: null };
  closed.push({ ...days, closedAt: at, id: `closed ${at}`, employeeId: 'anna', by });
  for (const entry of entries.values()) {
    if (entry.startAt < days.until && entry.endAt !== null && !entry.isDraft)
      entries.set(entry.id, { ...entry, isLocked: true });
  }
  return { at, closes: days };
}

/** A manager lets the last entry end earlier. */
function correctLast(entries: Map<string, TimeEntry>, at: number): Correction | undefined {
  const last = [...entries.values()]
    .sort((a, b) => a.startAt - b.startAt)
    .findLast(({ endAt, isLocked }) => endAt !== null && !isLocked);
  const from = last?.endAt ?? 0;
  const to = from - TAKEN_BACK;
  if (last === undefined || to <= last.startAt) return undefined;
  entries.set(last.id, { ...last, endAt: to });
  return { at, from, to };
}

describe('the server and the second reckoning', () => {
  it('come to the same, whatever is late, forgotten, twice, of unknown time, corrected or approved', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { world, steps } = play(story);

        const expected = expectTime(steps);

        const applied = [...world.verdicts].filter(([, { verdict }]) => verdict === 'applied');
        expect(applied.map(([id]) => id).sort()).toEqual([...expected.applied].sort());
        const isDraft = (ids: readonly string[]) => ids.some((id) => expected.inDoubt.has(id));
        const isLocked = ([startId = '']: readonly string[]) => expected.locked.has(startId);
        expect(spansOf([...world.entries.values()])).toEqual(
          spansOf(
            expected.entries.map(({ punchIds, ...span }) => ({
              ...{ ...span, isDraft: isDraft(punchIds), isLocked: isLocked(punchIds) },
            })),
          ),
        );
      }),
      { numRuns: 30_000 },
    );
  });
});

function spansOf(entries: readonly Pick<TimeEntry, 'startAt' | 'endAt' | 'isDraft' | 'isLocked'>[]) {
  return entries
    .map(
      (one) => `${one.startAt} to ${one.endAt}, ${one.isDraft ? 'draft' : one.isLocked ? 'locked' : 'open'}`,
    )
    .sort();
}
