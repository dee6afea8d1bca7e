// New identifiers: GUIDs that sort by the time they were made, which keeps the indexes of both databases compact.
import { v7 } from 'uuid';
import { systemClock } from './clock.ts';
import { takeRandomBytes } from './random-bytes.ts';

/** Made of a text: the same text gives the same identifier inside the same namespace. */
export { v5 as uuidv5 } from 'uuid';

const RANDOM_BYTES = 16;
const HIGHEST_COUNT = 0xffff_ffff;

/** Of the identifier that was made last: epoch milliseconds, and how many it was within them. */
let madeAt = 0;
let count = 0;

/** Those that one process makes in the same millisecond, or after its clock was set back, sort in the order in which they were made. */
export function uuidv7(): string {
  const now = systemClock();
  const random = takeRandomBytes(RANDOM_BYTES);
  if (now <= madeAt && count < HIGHEST_COUNT) {
    count += 1;
  } else {
    madeAt = Math.max(now, madeAt + 1);
    count = randomBeginning(random);
  }
  return v7({ random, msecs: madeAt, seq: count });
}

/** Below the half of what there is to count, so that as many can follow. */
function randomBeginning(random: Uint8Array): number {
  return new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
}
