// The command: npm run campaign -- [--full] [--seed N] [--punches N] [--engine sqlite|postgresql] [--planted | --browsers]
import { runBrowserCampaign } from './browsers/browser-campaign.ts';
import { toBrowserReport } from './browsers/browser-report.ts';
import { runCampaign } from './campaign.ts';
import { readOptions } from './campaign-options.ts';
import { countFound, huntPlantedBugs, toPlantedReport } from './planted/hunt-planted-bugs.ts';
import { isGreen, toReport } from './report.ts';

/** Enough for each planted bug to be met. */
const PLANTED_PUNCHES = 400;
const PROFILES = 3;

const { isPlanted, isAtBrowsers, ...options } = readOptions(process.argv.slice(2));
if (isPlanted) {
  const hunted = await huntPlantedBugs(options.seed, PLANTED_PUNCHES);
  process.stdout.write(toPlantedReport(hunted));
  process.exitCode = countFound(hunted) === hunted.length ? 0 : 1;
} else if (isAtBrowsers) {
  const { seed, punches, engine } = options;
  const result = await runBrowserCampaign({ seed, punches, engine, profiles: PROFILES });
  process.stdout.write(toBrowserReport(result));
  process.exitCode = isGreen(result.checks) ? 0 : 1;
} else {
  const result = await runCampaign(options);
  process.stdout.write(toReport(result));
  process.exitCode = isGreen(result.checks) ? 0 : 1;
}
