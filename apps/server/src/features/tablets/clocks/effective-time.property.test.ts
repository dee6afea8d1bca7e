// Whatever happens to the clocks of a tablet, the true time of a punch lies between the bounds that the server calculates, and
// the server notices every clock that was set.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEGIN, SECOND, tell, type Happening, type Story, type Told } from '../../../../test/tablet-story.ts';

const DAY = 86_400_000;

const jump = fc
  .tuple(
    fc.constantFrom(-1, 1),
    // Small ones often: some of them cancel each other nearly, which is the hardest case.
    fc.oneof(...[5, 90, 3_600, 365 * 86_400].map((max) => fc.integer({ min: 1, max }))),
  )
  .map(([sign, seconds]) => sign * seconds * SECOND);
const span = fc.oneof(
  fc.integer({ min: 0, max: 60 * SECOND }),
  fc.integer({ min: 0, max: 12 * 3_600 * SECOND }),
  fc.integer({ min: 0, max: 3 * DAY }),
);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: span.map((ms): Happening => ({ kind: 'work', ms })) },
  { weight: 2, arbitrary: span.map((ms): Happening => ({ kind: 'sleep', ms })) },
  { weight: 2, arbitrary: jump.map((byMs): Happening => ({ kind: 'set', byMs })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 600 * SECOND }), fc.oneof(fc.constant(0), jump))
      .map(([ms, setByMs]): Happening => ({ kind: 'restart', ms, setByMs })),
  },
);
const story: fc.Arbitrary<Story> = fc.record({
  before: fc.array(happening, { maxLength: 6 }),
  after: fc.array(happening, { maxLength: 4 }),
  wrongBy: fc.oneof(fc.constant(0), jump),
  roundTripMs: fc.integer({ min: 0, max: 1_500 }),
  tellsClosing: fc.boolean(),
});

/**
 * The clock was set and then set again to where it was, whether the tablet slept meanwhile or not; or it was set back by as long as
 * the tablet slept. No reading can show either.
 */
function isSetAndRestored({ tablet: { moves, now } }: Told): boolean {
  const hidden = 5 * SECOND + (now - BEGIN) * 100e-6;
  return moves.some((_, from) => {
    let moved = 0;
    let set = 0;
    let sets = 0;
    return moves.slice(from).some(({ isSet, byMs }, place) => {
      moved += byMs;
      set += isSet ? byMs : 0;
      sets += isSet ? 1 : 0;
      const least = sets > 1 ? Math.min(Math.abs(moved), Math.abs(set)) : Math.abs(moved);
      return place > 0 && sets > 0 && least <= hidden;
    });
  });
}

describe('the time of a punch', () => {
  it('lies between the bounds that the server calculates, whatever happens to the clocks', () => {
    fc.assert(
      fc.property(story, (each) => {
        const told = tell(each);
        fc.pre(!isSetAndRestored(told));
        const { time, trueTime } = told;

        expect(time.earliest).toBeLessThanOrEqual(trueTime + 1);
        expect(time.latest).toBeGreaterThanOrEqual(trueTime - 1);
        expect(time.at).toBeGreaterThanOrEqual(time.earliest);
        expect(time.at).toBeLessThanOrEqual(time.latest);
      }),
      { numRuns: 20_000 },
    );
  });

  it('is off by two seconds at most with grade A, and by a minute with grade B', () => {
    fc.assert(
      fc.property(story, (each) => {
        const told = tell(each);
        fc.pre(!isSetAndRestored(told));
        const off = Math.abs(told.time.at - told.trueTime);

        if (told.time.grade === 'A') expect(off).toBeLessThanOrEqual(2 * SECOND);
        if (told.time.grade === 'B') expect(off).toBeLessThanOrEqual(60 * SECOND);
      }),
      { numRuns: 20_000 },
    );
  });

  it('is never grade A when the clock was set by more than two seconds', () => {
    fc.assert(
      fc.property(story, jump, (each, byMs) => {
        fc.pre(Math.abs(byMs) > 2.1 * SECOND);
        const { time } = tell({
          ...each,
          before: [...each.before, { kind: 'set', byMs }, { kind: 'work', ms: 1 }],
        });

        expect(time.grade).not.toBe('A');
        expect(time.notes.length).toBeGreaterThan(0);
      }),
      { numRuns: 5_000 },
    );
  });
});
