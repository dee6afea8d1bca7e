// Planted code calls `globalThis.reached(isIt)` where it does harm. Unless `isIt` is false, a file grows by one byte, and the byte stays
// when the process is killed.
import { appendFileSync } from 'node:fs';

const file = process.env.CAMPAIGN_REACH;

globalThis.reached = (isIt = true) => {
  if (isIt && file !== undefined) appendFileSync(file, '.');
  return isIt;
};
