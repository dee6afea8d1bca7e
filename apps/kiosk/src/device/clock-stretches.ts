// What happened to the clocks of this tablet? Every 15 seconds both are read side by side. A stretch in which they ran together
// says that nothing happened; where one ends and the next begins the tablet slept, was restarted, or its clock was changed. The
// server draws the conclusions; the tablet only tells what it saw.
import {
  MAX_STRETCHES,
  type AnchorReading,
  type ClockReadings,
  type ClockStretch,
} from '@stimpill/api-types/signing';
import type { StationExchange } from '#api/call-station.ts';
import type { ClockMemory, KeptExchange } from '#storage/outbox-database.ts';

/** The clocks of the tablet: one that only grows, one that people can set, and which page load reads them. */
export type KioskClock = {
  /** `performance.now()`. */
  readonly monotonicNow: () => number;
  /** `Date.now()`. */
  readonly wallNow: () => number;
  /** Made anew by each page load, because the monotonic clock begins anew. */
  readonly documentId: string;
};

export const BEAT_EVERY_MS = 15_000;
const LONGEST_GAP_MS = 30_000;
const CLOCKS_AGREE_WITHIN_MS = 2_000;
const KEPT_EXCHANGES = 8;
const KEPT_FIRST_STRETCHES = 4;
/** Far more than a punch carries, so that it can still begin at its anchor. */
const KEPT_STRETCHES = 4 * MAX_STRETCHES;

export const NO_CLOCK_MEMORY: ClockMemory = { stretches: [], hasLeftOutStretches: false, exchanges: [] };

type Beat = { readonly documentId: string; readonly monotonicMs: number; readonly wallMs: number };

/** Reads both clocks, in whole milliseconds as the signed bytes have them. */
export function readBeat(clock: KioskClock): Beat {
  return {
    documentId: clock.documentId,
    monotonicMs: Math.floor(clock.monotonicNow()),
    wallMs: Math.floor(clock.wallNow()),
  };
}

/** The memory after one more beat: the last stretch grows, or a new one begins. */
export function withBeat(memory: ClockMemory, beat: Beat): ClockMemory {
  const last = memory.stretches.at(-1);
  if (last && continues(last, beat)) {
    const grown = { ...last, toMonotonicMs: beat.monotonicMs, toWallMs: beat.wallMs };
    return { ...memory, stretches: [...memory.stretches.slice(0, -1), grown] };
  }
  return trimmed({ ...memory, stretches: [...memory.stretches, beginning(beat)] });
}

function continues(stretch: ClockStretch, beat: Beat): boolean {
  const monotonicGap = beat.monotonicMs - stretch.toMonotonicMs;
  const wallGap = beat.wallMs - stretch.toWallMs;
  const apart = beat.wallMs - stretch.fromWallMs - (beat.monotonicMs - stretch.fromMonotonicMs);
  return (
    beat.documentId === stretch.documentId &&
    isWithin(monotonicGap, LONGEST_GAP_MS) &&
    isWithin(wallGap, LONGEST_GAP_MS) &&
    Math.abs(wallGap - monotonicGap) <= CLOCKS_AGREE_WITHIN_MS &&
    // Compared over the whole stretch as well. Otherwise a clock that drifts away slowly would never be seen.
    Math.abs(apart) <= CLOCKS_AGREE_WITHIN_MS
  );
}

const isWithin = (gap: number, most: number) => gap >= 0 && gap <= most;

function beginning({ documentId, monotonicMs, wallMs }: Beat): ClockStretch {
  return {
    documentId,
    fromMonotonicMs: monotonicMs,
    fromWallMs: wallMs,
    toMonotonicMs: monotonicMs,
    toWallMs: wallMs,
  };
}

function trimmed(memory: ClockMemory): ClockMemory {
  const { stretches } = memory;
  if (stretches.length <= KEPT_STRETCHES) return memory;
  return { ...memory, stretches: firstAndLast(stretches, KEPT_STRETCHES), hasLeftOutStretches: true };
}

function firstAndLast<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return [...items.slice(0, KEPT_FIRST_STRETCHES), ...items.slice(KEPT_FIRST_STRETCHES - most)];
}

/**
 * The memory after an exchange. What lies before the oldest of the last eight is forgotten, unless punches wait: their time is
 * settled with what happened from their anchor up to the exchange before they are handed over.
 */
export function withExchange(
  memory: ClockMemory,
  exchange: StationExchange,
  beat: Beat,
  mayForget: boolean,
): ClockMemory {
  const { stretches, hasLeftOutStretches } = withBeat(memory, beat);
  const last = stretches.at(-1) ?? beginning(beat);
  const kept: KeptExchange = {
    reading: toAnchorReading(exchange, beat.documentId),
    serverTimeMs: Date.parse(exchange.state.serverTimeUtc),
    stretchFrom: { monotonicMs: last.fromMonotonicMs, wallMs: last.fromWallMs },
  };
  const exchanges = [...memory.exchanges, kept].slice(-KEPT_EXCHANGES);
  const places = exchanges.map((one) => placeOf(one, stretches)).filter((place) => place >= 0);
  const oldest = mayForget ? Math.min(...places) : 0;
  return {
    stretches: stretches.slice(oldest),
    hasLeftOutStretches: hasLeftOutStretches && oldest < KEPT_FIRST_STRETCHES,
    exchanges,
  };
}

function toAnchorReading(exchange: StationExchange, documentId: string): AnchorReading {
  const { askedAtMonotonicMs, answeredAtMonotonicMs, answeredAtWallMs, state } = exchange;
  return { anchor: state.anchor, documentId, askedAtMonotonicMs, answeredAtMonotonicMs, answeredAtWallMs };
}

/** Which stretch an exchange fell in; -1 when that is not kept any more. */
function placeOf({ reading, stretchFrom }: KeptExchange, stretches: readonly ClockStretch[]): number {
  return stretches.findIndex(
    ({ documentId, fromMonotonicMs, fromWallMs }) =>
      documentId === reading.documentId &&
      fromMonotonicMs === stretchFrom.monotonicMs &&
      fromWallMs === stretchFrom.wallMs,
  );
}

/** Those exchanges since which the clocks have run undisturbed. */
export function undisturbedExchanges({ exchanges, stretches }: ClockMemory): readonly KeptExchange[] {
  return exchanges.filter((exchange) => placeOf(exchange, stretches) === stretches.length - 1);
}

/** What a punch says of the clocks: the best exchange there is, and the stretches since. */
export function toClockReadings(memory: ClockMemory, beat: Beat): ClockReadings {
  const { stretches, exchanges, hasLeftOutStretches } = memory;
  const undisturbed = undisturbedExchanges(memory);
  const best = quickest(undisturbed.length > 0 ? undisturbed : exchanges);
  const from = best ? Math.max(0, placeOf(best, stretches)) : 0;
  const since = best ? sinceReading(stretches.slice(from), best.reading) : stretches;
  return {
    ...beat,
    anchor: best?.reading ?? null,
    stretches: firstAndLast(since, MAX_STRETCHES),
    hasLeftOutStretches: since.length > MAX_STRETCHES || (hasLeftOutStretches && from < KEPT_FIRST_STRETCHES),
  };
}

/** The stretches from an exchange on: the one that it fell in begins with it. */
function sinceReading(stretches: readonly ClockStretch[], reading: AnchorReading): readonly ClockStretch[] {
  const [first, ...rest] = stretches;
  if (first?.documentId !== reading.documentId) return stretches;
  if (first.toMonotonicMs <= reading.answeredAtMonotonicMs) return rest;
  const { answeredAtMonotonicMs: fromMonotonicMs, answeredAtWallMs: fromWallMs } = reading;
  return [{ ...first, fromMonotonicMs, fromWallMs }, ...rest];
}

/** What is told with a batch: the exchange just before it, and everything that is remembered up to there. */
export type Closing = {
  readonly closingAnchor: AnchorReading;
  readonly closingStretches: readonly ClockStretch[];
};

export function toClosing({ stretches }: ClockMemory, exchange: KeptExchange): Closing {
  const { reading } = exchange;
  const place = placeOf(exchange, stretches);
  const until = stretches
    .slice(0, place + 1)
    .map((stretch, at) => (at === place ? endingAt(stretch, reading) : stretch));
  return { closingAnchor: reading, closingStretches: firstAndLast(until, MAX_STRETCHES) };
}

function endingAt(stretch: ClockStretch, reading: AnchorReading): ClockStretch {
  if (stretch.toMonotonicMs <= reading.answeredAtMonotonicMs) return stretch;
  return { ...stretch, toMonotonicMs: reading.answeredAtMonotonicMs, toWallMs: reading.answeredAtWallMs };
}

function quickest(exchanges: readonly KeptExchange[]): KeptExchange | undefined {
  return [...exchanges].sort((a, b) => roundTripOf(a) - roundTripOf(b) || b.serverTimeMs - a.serverTimeMs)[0];
}

const roundTripOf = ({ reading }: KeptExchange) => reading.answeredAtMonotonicMs - reading.askedAtMonotonicMs;
