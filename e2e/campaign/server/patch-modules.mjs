// Loaded before the first line of a program: changes the text of its modules as they are loaded. The product has no switch for any
// of it. A patch whose text is not there exactly once stops the program, so that none is ever planted in vain.
//
// What is planted says `globalThis.reached(isIt)` where it does harm, and nothing for the others: a file grows by a byte, which a process
// that is killed leaves behind as well.
import { appendFileSync, readFileSync } from 'node:fs';
import { register } from 'node:module';

const file = process.env.CAMPAIGN_PATCHES;
const reach = process.env.CAMPAIGN_REACH;
globalThis.reached = (isIt = true) => {
  if (isIt && reach !== undefined) appendFileSync(reach, '.');
  return isIt;
};

if (file !== undefined) {
  register('./patch-hooks.mjs', import.meta.url, { data: JSON.parse(readFileSync(file, 'utf8')) });
}
