import type { AnchorReading } from '@stimpill/api-types/signing';

/** One exchange that told the time, and in which stretch of the clocks it fell. */
export type KeptExchange = {
  readonly reading: AnchorReading;
  /** The server's time in its answer. */
  readonly serverTimeMs: number;
  /** Where that stretch began, on both clocks: the monotonic one may stand still in a sleep, and alone would not show it. */
  readonly stretchFrom: { readonly monotonicMs: number; readonly wallMs: number };
};
