// The command: npm run campaign -- [--full] [--seed N] [--punches N] [--engine sqlite|postgresql] [--planted [--only 3,15a]] [--browsers]
import { runBrowserCampaign } from './browsers/browser-campaign.ts';
import { toBrowserReport } from './browsers/browser-report.ts';
import { huntInBrowsers } from './browsers/hunt-in-browsers.ts';
import { MISHAPS } from './browsers/plan-mishaps.ts';
import { runCampaign } from './campaign.ts';
import { readOptions } from './campaign-options.ts';
import { huntPlantedBugs } from './planted/hunt-planted-bugs.ts';
import { countFound, toPlantedReport } from './planted/planted-report.ts';
import type { Check } from './reconcile/check.ts';
import { isGreen, toReport } from './report.ts';

/** Enough for each planted bug to be met. */
const PLANTED_PUNCHES = 400;
const PROFILES = 3;

const { isPlanted, only, isAtBrowsers, ...options } = readOptions(process.argv.slice(2));
if (isPlanted) await hunt();
else if (isAtBrowsers) await playAtBrowsers();
else await play();

async function hunt(): Promise<void> {
  const { seed } = options;
  const size = { seed, punches: PLANTED_PUNCHES };
  const hunted = await (isAtBrowsers ? huntInBrowsers(seed) : huntPlantedBugs(size, only));
  process.stdout.write(toPlantedReport(hunted));
  const { found, all } = countFound(hunted);
  process.exitCode = found === all ? 0 : 1;
}

async function playAtBrowsers(): Promise<void> {
  const { seed, punches, engine } = options;
  const result = await runBrowserCampaign({ seed, punches, engine, profiles: PROFILES, mishaps: MISHAPS });
  tell(toBrowserReport(result), result.checks);
}

async function play(): Promise<void> {
  const result = await runCampaign(options);
  tell(toReport(result), result.checks);
}

function tell(report: string, checks: readonly Check[]): void {
  process.stdout.write(report);
  process.exitCode = isGreen(checks) ? 0 : 1;
}
