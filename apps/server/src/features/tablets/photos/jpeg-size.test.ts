import { describe, expect, it } from 'vitest';
import { longerSideOf } from './jpeg-size.ts';

const START = [0xff, 0xd8];
const APP0 = [0xff, 0xe0, 0, 4, 1, 2];
const TABLE = [0xff, 0xc4, 0, 3, 0xff];
const frame = (marker: number, [height, width]: readonly [number, number]) => [
  ...[0xff, marker, 0, 11, 8],
  ...[height >> 8, height & 0xff, width >> 8, width & 0xff],
  ...[1, 1, 0x11, 0],
];

describe('the longer side of a JPEG', () => {
  it.each([
    ['baseline', frame(0xc0, [480, 640]), 640],
    ['progressive, upright', frame(0xc2, [640, 480]), 640],
    ['as large as one can say', frame(0xc0, [65_535, 1]), 65_535],
  ])('is found behind other parts: %s', (_, bytes, side) => {
    expect(longerSideOf(Buffer.from([...START, ...APP0, ...TABLE, 0xff, ...bytes]))).toBe(side);
  });

  it.each([
    ['nothing but its beginning', [...START]],
    ['a part that ends behind the file', [...START, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3, 4, 5, 6, 7]],
    ['a scan before a frame', [...START, 0xff, 0xda, 0, 4, 1, 2, ...frame(0xc0, [9, 9])]],
    ['no marker where one has to be', [...START, ...APP0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('is not known of %s', (_, bytes) => {
    expect(longerSideOf(Buffer.from(bytes))).toBeUndefined();
  });
});
