import { describe, expect, it } from 'vitest';
import { DEVICE } from '#testing/render-kiosk.tsx';
import { defaultSettings, settingsOf } from './device-record.ts';

describe('the settings of a tablet', () => {
  it('are what was chosen for it, and nothing else of its record', () => {
    const settings = settingsOf({ ...DEVICE, typeSize: 'large', padSide: 'left' });

    expect(settings).toMatchObject({ typeSize: 'large', padSide: 'left', deviceName: DEVICE.deviceName });
    expect(Object.keys(settings).sort()).toEqual(Object.keys(defaultSettings('en')).sort());
  });

  it('are as at a new tablet where an older app did not ask', () => {
    const { typeSize: _, ...before } = DEVICE;

    expect(settingsOf(before as typeof DEVICE).typeSize).toBe('normal');
  });
});
