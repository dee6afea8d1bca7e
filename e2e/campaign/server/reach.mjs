// What is planted into a program says `globalThis.reached(isIt)` where it does harm, and nothing for the others: a file grows by a byte,
// which a process that is killed leaves behind as well.
import { appendFileSync } from 'node:fs';

const file = process.env.CAMPAIGN_REACH;

globalThis.reached = (isIt = true) => {
  if (isIt && file !== undefined) appendFileSync(file, '.');
  return isIt;
};
