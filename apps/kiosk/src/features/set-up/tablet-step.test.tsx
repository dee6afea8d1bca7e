import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DeviceSettings } from '#storage/kiosk-database.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { DEVICE } from '#testing/render-kiosk.tsx';
import { settingsOf } from '#device/device-record.ts';
import { TabletStep } from './tablet-step.tsx';

it.each([false, true])(
  'how much of a name is shown changes nothing about who is in (%s)',
  async (showStates) => {
    const onChange = vi.fn<(settings: DeviceSettings) => void>();
    const settings = { ...settingsOf(DEVICE), listMode: 'short' as const, showStates };
    await renderScreen(<TabletStep settings={settings} onChange={onChange} onNext={() => undefined} />);

    fireEvent.click(screen.getByRole('radio', { name: 'Full names' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...settings, listMode: 'names', showStates });
  },
);
