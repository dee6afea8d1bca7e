// A tablet in a simulated world, where the true time is known: whatever happens to its clocks, the true time of a punch lies
// within what the server says, and no clock that was set goes unnoticed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Anchor, ClockPoint, ClockStretch } from './clock-readings.ts';
import { effectiveTime, type Closing, type EffectiveTime, type Readings } from './effective-time.ts';

const BEGIN = Date.UTC(2026, 2, 2, 6);
const SECOND = 1_000;
const DAY = 86_400_000;

type Happening =
  | { readonly kind: 'work'; readonly ms: number }
  | { readonly kind: 'sleep'; readonly ms: number }
  | { readonly kind: 'set'; readonly byMs: number }
  | { readonly kind: 'restart'; readonly ms: number; readonly setByMs: number };

/** The same rules by which a kiosk keeps its stretches. */
class Tablet {
  now = BEGIN;
  private mono = 5_000;
  private setBy: number;
  private document = 1;
  stretches: ClockStretch[] = [];
  readonly setSinceAnchor: number[] = [];
  constructor(setBy: number) {
    this.setBy = setBy;
  }

  point(): ClockPoint {
    return {
      documentId: `document ${this.document}`,
      monotonicMs: Math.round(this.mono),
      wallMs: Math.round(this.now + this.setBy),
    };
  }

  ask(roundTripMs: number): Anchor {
    const askedAtMonotonicMs = this.point().monotonicMs;
    const serverTime = this.now + roundTripMs / 2;
    this.pass(roundTripMs);
    const { documentId, monotonicMs, wallMs } = this.point();
    return {
      documentId,
      askedAtMonotonicMs,
      answeredAtMonotonicMs: monotonicMs,
      answeredAtWallMs: wallMs,
      serverTime,
    };
  }

  happen(happening: Happening): void {
    if (happening.kind === 'work') this.pass(happening.ms);
    if (happening.kind === 'sleep') this.now += happening.ms;
    if (happening.kind === 'set') this.set(happening.byMs);
    if (happening.kind === 'restart') {
      this.now += happening.ms;
      this.set(happening.setByMs);
      this.document += 1;
      this.mono = 40;
    }
    this.beat();
  }

  begin(): void {
    this.stretches = [];
    this.beat();
  }

  private set(byMs: number): void {
    this.setBy += byMs;
    if (byMs !== 0) this.setSinceAnchor.push(byMs);
  }

  private pass(ms: number): void {
    this.now += ms;
    this.mono += ms;
  }

  private beat(): void {
    const { documentId, monotonicMs, wallMs } = this.point();
    const last = this.stretches.at(-1);
    const isEven =
      last?.documentId === documentId &&
      Math.abs(wallMs - last.toWallMs - (monotonicMs - last.toMonotonicMs)) <= 2 * SECOND;
    if (last !== undefined && isEven)
      this.stretches[this.stretches.length - 1] = { ...last, toMonotonicMs: monotonicMs, toWallMs: wallMs };
    else
      this.stretches.push({
        documentId,
        fromMonotonicMs: monotonicMs,
        fromWallMs: wallMs,
        toMonotonicMs: monotonicMs,
        toWallMs: wallMs,
      });
  }
}

type Told = { readonly time: EffectiveTime; readonly trueTime: number; readonly tablet: Tablet };

type Story = {
  readonly before: readonly Happening[];
  readonly after: readonly Happening[];
  readonly wrongBy: number;
  readonly roundTripMs: number;
  readonly tellsClosing: boolean;
};

function tell({ before, after, wrongBy, roundTripMs, tellsClosing }: Story): Told {
  const tablet = new Tablet(wrongBy);
  const anchor = tablet.ask(roundTripMs);
  tablet.begin();
  for (const happening of before) tablet.happen(happening);
  const readings: Readings = {
    ...tablet.point(),
    anchor,
    stretches: [...tablet.stretches],
    hasLeftOutStretches: false,
  };
  const trueTime = tablet.now;
  for (const happening of after) tablet.happen(happening);
  const stretches = [...tablet.stretches];
  const closing: Closing = { anchor: tablet.ask(roundTripMs), stretches };
  const bracket = { after: anchor.serverTime, before: tablet.now + SECOND };
  return { time: effectiveTime(readings, tellsClosing ? closing : null, bracket), trueTime, tablet };
}

const jump = fc
  .tuple(
    fc.constantFrom(-1, 1),
    fc.oneof(fc.integer({ min: 1, max: 3_600 }), fc.integer({ min: 1, max: 365 * 86_400 })),
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

/** Set and set again to where it was, the one as hidden as the other: what no reading can show. */
function isSetAndRestored({ tablet }: Told): boolean {
  const total = tablet.setSinceAnchor.reduce((sum, byMs) => sum + byMs, 0);
  const passed = tablet.now - BEGIN;
  return tablet.setSinceAnchor.length > 1 && Math.abs(total) <= 5 * SECOND + passed * 100e-6;
}

describe('the time of a punch', () => {
  it('lies within what the server says of it, whatever happens to the clocks', () => {
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
