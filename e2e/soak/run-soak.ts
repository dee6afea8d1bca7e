// The command: npm run soak -- [--minutes N] [--tablets N] [--people N] [--engine sqlite|postgresql] [--seed N] [--real-hashes] [--planted]
import { isGreen } from '../campaign/report.ts';
import { PLANTED_LEAKS } from './planted/planted-leaks.ts';
import { toHunted } from './planted/planted-report.ts';
import { toSoakReport } from './report.ts';
import { runSoak } from './soak.ts';
import { readSoakOptions, sizeOf } from './soak-options.ts';

/** Enough for each planted leak to show. */
const PLANTED = { minutes: 2, ...sizeOf({ tablets: 8, people: 400 }) };

const { isPlanted, ...options } = readSoakOptions(process.argv.slice(2));
if (isPlanted) await hunt();
else await soak();

async function hunt(): Promise<void> {
  const patches = PLANTED_LEAKS.map(({ patch }) => patch);
  const { checks } = await runSoak({ ...options, ...PLANTED }, patches);
  const { text, areAllFound } = toHunted(PLANTED_LEAKS, checks);
  process.stdout.write(text);
  process.exitCode = areAllFound ? 0 : 1;
}

async function soak(): Promise<void> {
  const result = await runSoak(options);
  process.stdout.write(toSoakReport(result));
  process.exitCode = isGreen(result.checks) ? 0 : 1;
}
