// What every campaign promises, whatever its seed, size and faults: told as tests.
import { beforeAll, describe, expect, it } from 'vitest';
import { runCampaign, type CampaignResult } from './campaign.ts';
import type { CampaignOptions } from './campaign-options.ts';
import { toReport } from './report.ts';

/** Ends what would never end: a machine that does other things beside is four times as slow. */
const LONGEST_MS = 60 * 60_000;
const CHECKS = [
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12'] as const),
  ...(['R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20'] as const),
];

type CheckId = (typeof CHECKS)[number];

/** @param mayLackCases checks that may have nothing to check in such a campaign */
export function expectNoDifference(
  name: string,
  options: CampaignOptions,
  mayLackCases: readonly CheckId[] = [],
): void {
  describe(`${name}, with seed ${options.seed}`, () => {
    let result: CampaignResult;

    beforeAll(async () => {
      result = await runCampaign(options);
      process.stderr.write(toReport(result));
    }, LONGEST_MS);

    it.each(CHECKS)('finds no difference in %s', (id) => {
      const checks = result.checks.filter((each) => each.id === id);
      const cases = checks.reduce((sum, check) => sum + check.cases, 0);

      expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
      if (!mayLackCases.includes(id)) expect(cases).toBeGreaterThan(0);
    });

    it('has injected every kind of fault', () => {
      const never = Object.entries(result.injected).filter(([, times]) => times === 0);

      expect(never).toEqual([]);
      expect(Object.keys(result.injected).length).toBeGreaterThanOrEqual(20);
    });
  });
}
