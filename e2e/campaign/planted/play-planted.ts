// One campaign with one planted bug, in a process of its own, because the tablets of a campaign live in it. Tells its parent which
// checks turned red.
import { runCampaign } from '../campaign.ts';
import { optionsFor } from '../campaign-options.ts';
import { NOTHING_TO_CHECK } from '../reconcile/check.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';

/** Each takes a second, and most bugs need none. */
const FEW_DEATHS = { serverKills: 3, powerCuts: 1 };

const [number, ...sizes] = process.argv.slice(2);
const [seed, punches] = sizes.map(Number);
const bug = PLANTED_BUGS.find((one) => one.number === number);
if (bug === undefined || seed === undefined || punches === undefined)
  throw new Error('There is no such bug.');

const result = await runCampaign(optionsFor({ seed, punches, ...FEW_DEATHS, ...bug.options }), bug.server);
// That too little happened, or nothing was there to check, finds no bug.
const red = result.checks
  .map((check) => ({ ...check, problems: check.problems.filter((problem) => problem !== NOTHING_TO_CHECK) }))
  .filter(({ id, problems }) => id !== 'R19' && problems.length > 0);
process.send?.({ red: red.map(({ id, problems }) => `${id}: ${problems[0] ?? ''}`) });
process.disconnect();
