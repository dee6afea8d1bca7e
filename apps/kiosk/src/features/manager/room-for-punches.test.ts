// @vitest-environment node
import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { newDisk, newPunch, outboxOn } from '#testing/simulated-tablet.ts';
import { BYTES_PER_PUNCH, roomForPunches } from './room-for-punches.ts';

const stretch = {
  documentId: '2c5e8b1a-4d7f-4a3b-9e6c-0f1a2b3c4d5e',
  fromMonotonicMs: 1_234_567,
  toMonotonicMs: 2_345_678,
  fromWallMs: 1_772_434_692_000,
  toWallMs: 1_772_435_803_111,
};

it('counts for a punch twice what its row and its second copy really take, after a day of restarts', async () => {
  const disk = newDisk();
  const { clock } = newPunch(1);
  const punch = newPunch(1, {
    projectId: '5d0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e',
    subProjectId: '7e0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e',
    clock: { ...clock, stretches: Array.from({ length: 8 }, () => stretch) },
    proof: { employeeToken: 'x'.repeat(600) },
  });

  const row = await outboxOn(disk).append(punch, () => Promise.resolve('unused'));

  const copied = disk.lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
  expect(copied).toBeGreaterThan(0);
  expect(2 * (serialize(row).byteLength + copied)).toBeLessThanOrEqual(BYTES_PER_PUNCH);
});

it.each([
  [10_240, { kind: 'years', count: 4 }],
  [2_282, { kind: 'years', count: 1 }],
  [2_281, { kind: 'months', count: 11 }],
  [191, { kind: 'months', count: 1 }],
  [190, { kind: 'little' }],
  [0, { kind: 'little' }],
  [5_000_000, { kind: 'years', count: 99 }],
] as const)('%i MiB are told as %j', (freeMib, room) => {
  expect(roomForPunches(freeMib)).toEqual(room);
});
