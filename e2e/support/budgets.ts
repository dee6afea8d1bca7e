// What the kiosk may weigh and how long it may take. "Too much" fails; the aim is what we work towards.
const KIB = 1_024;

export const SIZE_BUDGETS = {
  initialJs: { aim: 150 * KIB, tooMuch: 180 * KIB },
  initialCss: { aim: 10 * KIB, tooMuch: 15 * KIB },
  wholePrecache: { aim: 320 * KIB, tooMuch: 450 * KIB },
  requests: { aim: 8, tooMuch: 12 },
} as const;

/** Milliseconds, on a processor slowed down four times unless said otherwise. */
export const TIME_BUDGETS = {
  warmStartTo300Names: { aim: 800, tooMuch: 1_500 },
  warmStartTo1000Names: { aim: 1_200, tooMuch: 2_000 },
  pinKeyToPaint: { aim: 40, tooMuch: 80 },
  nameTap: { aim: 80, tooMuch: 150 },
  searchRepaint: { aim: 120, tooMuch: 200 },
  offlineColdStart: { aim: 400, tooMuch: 800 },
} as const;

/** The value below which 95 of 100 are. */
export function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
