import type { AnchorReading } from '@stimpill/api-types/signing';

/** One exchange that told the time, and in which stretch of the heartbeat it fell. */
export type KeptExchange = {
  readonly reading: AnchorReading;
  /** The server's time in its answer. */
  readonly serverTimeMs: number;
  /** Where that stretch began, on both clocks: after a sleep the monotonic one alone may stand where it stood. */
  readonly stretchFrom: { readonly monotonicMs: number; readonly wallMs: number };
};
