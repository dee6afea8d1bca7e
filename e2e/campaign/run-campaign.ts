// The command: npm run campaign -- [--full] [--seed N] [--punches N] [--engine sqlite|postgresql|citus] [--planted [--only 3,15a]] [--browsers]
import { fork } from 'node:child_process';
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
const PLANTED_PUNCHES = 500;
const PROFILES = 3;

const { isPlanted, only, isAtBrowsers, plays, ...options } = readOptions(process.argv.slice(2));
if (isPlanted) await hunt();
else if (isAtBrowsers) await playAtBrowsers();
else if (plays > 1) await playSideBySide();
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

/** Each play has a process of its own, with the same arguments but for its seed and its size. */
async function playSideBySide(): Promise<void> {
  const seeds = Array.from({ length: plays }, (_, at) => options.seed + at);
  const ended = await Promise.all(seeds.map(playInProcess));
  process.exitCode = ended.every((code) => code === 0) ? 0 : 1;
}

function playInProcess(seed: number): Promise<number | null> {
  const [program = '', ...args] = process.argv.slice(1);
  const own = ['--seed', String(seed), '--punches', String(options.punches)];
  const child = fork(program, [...args, ...own], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let report = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (report += text));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.stdout.write(report);
      resolve(code);
    });
  });
}

async function play(): Promise<void> {
  const result = await runCampaign(options);
  tell(toReport(result), result.checks);
}

function tell(report: string, checks: readonly Check[]): void {
  process.stdout.write(report);
  process.exitCode = isGreen(checks) ? 0 : 1;
}
