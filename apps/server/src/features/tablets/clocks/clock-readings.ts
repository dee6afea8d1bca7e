// What a tablet's clocks said, and what happened to them from one reading to the next. `performance.now()` cannot be set, but
// stands still while the tablet sleeps; `Date.now()` goes on in sleep, but anybody can set it.

/** What the two clocks said at one moment, in one page load. */
export type ClockPoint = {
  readonly documentId: string;
  readonly monotonicMs: number;
  readonly wallMs: number;
};

/** A time without a gap in the tablet's regular reading of both clocks. */
export type ClockStretch = {
  readonly documentId: string;
  readonly fromMonotonicMs: number;
  readonly fromWallMs: number;
  readonly toMonotonicMs: number;
  readonly toWallMs: number;
};

/** A request and its answer in which the server told the time. */
export type Anchor = {
  readonly documentId: string;
  readonly askedAtMonotonicMs: number;
  readonly answeredAtMonotonicMs: number;
  readonly answeredAtWallMs: number;
  /** Epoch milliseconds, as the signed anchor holds them. */
  readonly serverTime: number;
};

/** What happened between two readings. */
export type ClockStep =
  /** The clocks agree. True time went by for at least `atLeastMs` and at most `atMostMs`. */
  | { readonly kind: 'even'; readonly atLeastMs: number; readonly atMostMs: number }
  /** The wall clock was set back; the other one knows how long it was. */
  | { readonly kind: 'set back'; readonly monotonicMs: number }
  /** The tablet slept, or its wall clock was set ahead: these two readings cannot tell. */
  | { readonly kind: 'slept or set ahead'; readonly monotonicMs: number; readonly wallMs: number }
  /** Another page load: only the wall clock spans it. */
  | { readonly kind: 'reload'; readonly wallMs: number }
  /** The wall clock runs backwards over a reload, or the other one within a page load. */
  | { readonly kind: 'impossible' };

/** How far two clocks of one tablet may be apart and still agree. */
const AGREE_MS = 2_000;
/** 100 parts in a million: 8.6 seconds a day, several times the drift of a real clock. */
export const DRIFT = 100e-6;

function stepBetween(from: ClockPoint, to: ClockPoint): ClockStep {
  const wallMs = to.wallMs - from.wallMs;
  if (from.documentId !== to.documentId)
    return wallMs < -AGREE_MS ? { kind: 'impossible' } : { kind: 'reload', wallMs: Math.max(0, wallMs) };
  const monotonicMs = to.monotonicMs - from.monotonicMs;
  if (monotonicMs < 0) return { kind: 'impossible' };
  const ahead = wallMs - monotonicMs;
  const agree = AGREE_MS + monotonicMs * DRIFT;
  if (ahead < -agree) return { kind: 'set back', monotonicMs };
  if (ahead > agree) return { kind: 'slept or set ahead', monotonicMs, wallMs };
  // A sleep that is shorter than the tolerance cannot be seen; `atMostMs` allows for it.
  return { kind: 'even', atLeastMs: monotonicMs, atMostMs: monotonicMs + Math.max(0, ahead) };
}

/** Every step from one reading to another, by way of the stretches between them. */
export function stepsOf(
  from: ClockPoint,
  stretches: readonly ClockStretch[],
  to: ClockPoint,
): readonly ClockStep[] {
  const points = [from, ...stretches.flatMap(endsOf), to];
  return points.slice(1).map((point, index) => stepBetween(points[index] ?? from, point));
}

export function pointOf({ documentId, answeredAtMonotonicMs, answeredAtWallMs }: Anchor): ClockPoint {
  return { documentId, monotonicMs: answeredAtMonotonicMs, wallMs: answeredAtWallMs };
}

/** What the server's clock said when the answer arrived, and how far that may be off. */
export function serverTimeAt({ serverTime, askedAtMonotonicMs, answeredAtMonotonicMs }: Anchor): {
  readonly at: number;
  readonly errorMs: number;
} {
  const half = Math.max(0, answeredAtMonotonicMs - askedAtMonotonicMs) / 2;
  return { at: serverTime + half, errorMs: half };
}

function endsOf(stretch: ClockStretch): readonly [ClockPoint, ClockPoint] {
  const { documentId, fromMonotonicMs, fromWallMs, toMonotonicMs, toWallMs } = stretch;
  return [
    { documentId, monotonicMs: fromMonotonicMs, wallMs: fromWallMs },
    { documentId, monotonicMs: toMonotonicMs, wallMs: toWallMs },
  ];
}
