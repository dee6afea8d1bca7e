// The fault campaign in a size for every day: once with a seed that never changes, once with one that nobody has tried before.
import { beforeAll, describe, expect, it } from 'vitest';
import { runCampaign, type CampaignResult } from './campaign.ts';
import { optionsFor, randomSeed } from './campaign-options.ts';
import { toReport } from './report.ts';

const PUNCHES = 1_000;
const LONGEST_MS = 15 * 60_000;
const CHECKS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12'] as const;

describe.each([
  ['the same as ever', 20_260_302],
  ['new each time', randomSeed()],
])('a campaign whose seed is %s (%d)', (_, seed) => {
  let result: CampaignResult;

  beforeAll(async () => {
    result = await runCampaign(optionsFor({ seed, punches: PUNCHES }));
    process.stderr.write(toReport(result));
  }, LONGEST_MS);

  it.each(CHECKS)('finds no difference in %s', (id) => {
    const check = result.checks.find((each) => each.id === id);

    expect(check?.problems).toEqual([]);
    expect(check?.cases).toBeGreaterThan(0);
  });

  it('has injected every fault that there is', () => {
    const never = Object.entries(result.injected).filter(([, times]) => times === 0);

    expect(never).toEqual([]);
    expect(Object.keys(result.injected).length).toBeGreaterThanOrEqual(13);
  });
});
