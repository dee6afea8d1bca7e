// The command: npm run campaign -- [--full] [--seed N] [--punches N] [--engine sqlite|postgresql] [--planted]
import { runCampaign } from './campaign.ts';
import { readOptions } from './campaign-options.ts';
import { isGreen, toReport } from './report.ts';

const options = readOptions(process.argv.slice(2));
const result = await runCampaign(options);
process.stdout.write(toReport(result));
process.exitCode = isGreen(result.checks) ? 0 : 1;
