import { beforeEach, describe, expect, it } from 'vitest';
import { kioskDatabase } from '#storage/kiosk-database.ts';
import { DEVICE } from '#testing/render-kiosk.tsx';
import { checkKeptCode, hasManagerCode, saveManagerCode } from './manager-code.ts';

const NOW = Date.parse('2026-03-02T06:58:00.000Z');
const MINUTE = 60_000;

beforeEach(async () => {
  await kioskDatabase.device.put(DEVICE);
});

const check = (code: string, now = NOW) => checkKeptCode(code, null, now);

async function fail(times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await check('000000');
}

describe("the manager's code of a tablet", () => {
  it('opens with the right digits and with no others', async () => {
    await saveManagerCode('482159', null);

    expect(await check('482150')).toEqual({ kind: 'wrong', triesLeft: 4 });
    expect(await check('482159')).toEqual({ kind: 'right' });
  });

  it('is not kept as digits', async () => {
    await saveManagerCode('482159', null);

    expect(JSON.stringify(await kioskDatabase.device.toArray())).not.toContain('482159');
  });

  it('locks for a quarter of an hour after five wrong tries, for the right one too', async () => {
    await saveManagerCode('482159', null);
    await fail(4);

    expect(await check('000000')).toEqual({ kind: 'locked', minutes: 15 });
    expect(await check('482159', NOW + 14 * MINUTE)).toEqual({ kind: 'locked', minutes: 1 });
    expect(await check('482159', NOW + 15 * MINUTE)).toEqual({ kind: 'right' });
  });

  it('forgets earlier slips once it was right', async () => {
    await saveManagerCode('482159', null);
    await fail(4);

    await check('482159');

    expect(await check('000000')).toEqual({ kind: 'wrong', triesLeft: 4 });
  });

  it('opens nothing before somebody has chosen it', async () => {
    expect(await hasManagerCode(null)).toBe(false);
    expect(await check('')).toEqual({ kind: 'unknown' });
  });

  it('no longer counts once the company has a code, and that of the company counts only in the version that was kept', async () => {
    await saveManagerCode('482159', null);
    expect(await checkKeptCode('482159', 'first', NOW)).toEqual({ kind: 'unknown' });

    await saveManagerCode('739182', 'first');

    expect(await checkKeptCode('739182', 'first', NOW)).toEqual({ kind: 'right' });
    expect(await checkKeptCode('739182', 'second', NOW)).toEqual({ kind: 'unknown' });
    expect(await hasManagerCode(null)).toBe(false);
  });
});
