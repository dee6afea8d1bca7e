// A simulated tablet: the true time is known, and the clocks are told to the server as a real kiosk tells them.
import type { Anchor, ClockPoint, ClockStretch } from '#features/tablets/clocks/clock-readings.ts';
import {
  effectiveTime,
  type Closing,
  type EffectiveTime,
  type Readings,
} from '#features/tablets/clocks/effective-time.ts';

export const BEGIN = Date.UTC(2026, 2, 2, 6);
export const SECOND = 1_000;

export type Happening =
  | { readonly kind: 'work'; readonly ms: number }
  | { readonly kind: 'sleep'; readonly ms: number }
  | { readonly kind: 'set'; readonly byMs: number }
  | { readonly kind: 'restart'; readonly ms: number; readonly setByMs: number };

type Move = { readonly isSet: boolean; readonly byMs: number };

/** By the same rules as a kiosk. */
class Tablet {
  now = BEGIN;
  private mono = 5_000;
  private setBy: number;
  private document = 1;
  stretches: ClockStretch[] = [];
  /** What made the wall clock differ from the other clock since the anchor: somebody set it, or the tablet slept. */
  readonly moves: Move[] = [];
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
    if (happening.kind === 'sleep') this.sleep(happening.ms);
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
    if (byMs !== 0) this.moves.push({ isSet: true, byMs });
  }

  private sleep(ms: number): void {
    this.now += ms;
    if (ms > 0) this.moves.push({ isSet: false, byMs: ms });
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

export type Told = { readonly time: EffectiveTime; readonly trueTime: number; readonly tablet: Tablet };

export type Story = {
  readonly before: readonly Happening[];
  readonly after: readonly Happening[];
  readonly wrongBy: number;
  readonly roundTripMs: number;
  readonly tellsClosing: boolean;
};

/** Punches between what happens before and after, and gives the time that the server concludes. */
export function tell({ before, after, wrongBy, roundTripMs, tellsClosing }: Story): Told {
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
