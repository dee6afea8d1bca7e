import { beforeEach, describe, expect, it } from 'vitest';
import { kioskDatabase } from '#storage/kiosk-database.ts';
import { DEVICE } from '#testing/render-kiosk.tsx';
import { checkManagerCode, hasManagerCode, isEasyCode, saveManagerCode } from './manager-code.ts';

const NOW = Date.parse('2026-03-02T06:58:00.000Z');
const MINUTE = 60_000;

beforeEach(async () => {
  await kioskDatabase.device.put(DEVICE);
});

async function fail(times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await checkManagerCode('000000', NOW);
}

describe("the manager's code of a tablet", () => {
  it('opens with the right digits and with no others', async () => {
    await saveManagerCode('482159');

    expect(await checkManagerCode('482150', NOW)).toEqual({ kind: 'wrong', triesLeft: 4 });
    expect(await checkManagerCode('482159', NOW)).toEqual({ kind: 'right' });
  });

  it('is not kept as digits', async () => {
    await saveManagerCode('482159');

    expect(JSON.stringify(await kioskDatabase.device.toArray())).not.toContain('482159');
  });

  it('locks for a quarter of an hour after five wrong tries, for the right one too', async () => {
    await saveManagerCode('482159');
    await fail(4);

    expect(await checkManagerCode('000000', NOW)).toEqual({ kind: 'locked', minutes: 15 });
    expect(await checkManagerCode('482159', NOW + 14 * MINUTE)).toEqual({ kind: 'locked', minutes: 1 });
    expect(await checkManagerCode('482159', NOW + 15 * MINUTE)).toEqual({ kind: 'right' });
  });

  it('forgets earlier slips once it was right', async () => {
    await saveManagerCode('482159');
    await fail(4);

    await checkManagerCode('482159', NOW);

    expect(await checkManagerCode('000000', NOW)).toEqual({ kind: 'wrong', triesLeft: 4 });
  });

  it('opens nothing before somebody has chosen it', async () => {
    expect(await hasManagerCode()).toBe(false);
    expect((await checkManagerCode('', NOW)).kind).toBe('wrong');
  });

  it.each([
    ['000000', true],
    ['123456', true],
    ['987654', true],
    ['890123', true],
    ['482159', false],
    ['112233', false],
  ])('knows whether %s is what everybody tries first', (code, expected) => {
    expect(isEasyCode(code)).toBe(expected);
  });
});
