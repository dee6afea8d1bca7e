// What the kiosk and the desk may weigh, and how long the kiosk may take. "Too much" fails; the aim is what we work towards.
import { expect, type Page } from '@playwright/test';

/** A kB is 1,000 bytes, as in our documents and in what a build prints. */
const KB = 1_000;

export const SIZE_BUDGETS = {
  initialJs: { aim: 145 * KB, tooMuch: 150 * KB },
  initialCss: { aim: 10 * KB, tooMuch: 15 * KB },
  wholePrecache: { aim: 320 * KB, tooMuch: 450 * KB },
  requests: { aim: 8, tooMuch: 12 },
} as const;

/** Of the desk: until the sign-in is there, and what each page adds. */
export const DESK_SIZE_BUDGETS = {
  first: { js: 150 * KB, css: 8 * KB },
  eachPage: { js: 75 * KB, css: 6 * KB },
} as const;

/** Of the own page: until it is known whose phone it is. React alone is 67 kB of it. */
export const OWN_SIZE_BUDGETS = {
  first: { js: 90 * KB, css: 5 * KB },
} as const;

/** Milliseconds, on a processor slowed down four times unless said otherwise. */
const TIME_BUDGETS = {
  warmStartTo300Names: { aim: 800, tooMuch: 1_500 },
  warmStartTo1000Names: { aim: 1_200, tooMuch: 2_000 },
  pinKeyToPaint: { aim: 40, tooMuch: 80 },
  nameTap: { aim: 80, tooMuch: 150 },
  searchRepaint: { aim: 120, tooMuch: 200 },
  offlineColdStart: { aim: 400, tooMuch: 800 },
  /** From a name to the receipt, without the moments in which a person looks and reaches. */
  shiftChangeMedian: { aim: 1_500, tooMuch: 3_000 },
  shiftChange95: { aim: 4_000, tooMuch: 5_000 },
  afterSilentNetwork: { aim: 1_500, tooMuch: 3_000 },
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

type Measured = keyof typeof TIME_BUDGETS;

export function tell(what: Measured, milliseconds: number): void {
  const { aim, tooMuch } = TIME_BUDGETS[what];
  process.stdout.write(
    `${what.padEnd(24)} ${milliseconds.toFixed(0).padStart(6)} ms   aim ${aim}, too much ${tooMuch}\n`,
  );
  expect.soft(milliseconds, what).toBeLessThanOrEqual(tooMuch);
}

const SLOWER = 4;

/** As slow as the processor of a cheap tablet. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
