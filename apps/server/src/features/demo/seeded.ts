// Random choices and ids that are the same on every machine and every day: each question always has the same answer.
import { createHash } from 'node:crypto';

const SEED = 'kaffihusnordur';

/** Answers drawn one after the other, always in the same order. */
export type Chance = {
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  readonly happens: (probability: number) => boolean;
};

/** @param question names what is decided, such as the person and the day */
export function chanceOf(question: string): Chance {
  let state = digestOf(question).readUInt32LE(0);
  // The generator "mulberry32": small, quick, and good enough for a café.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (probability) => next() < probability,
  };
}

/** The GUID of a thing of the demo, by its name. */
export function demoId(name: string): string {
  const bytes = digestOf(name).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function digestOf(question: string): Buffer {
  return createHash('sha256').update(`${SEED}|${question}`).digest();
}
