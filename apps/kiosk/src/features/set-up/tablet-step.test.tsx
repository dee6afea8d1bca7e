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

it.each([
  ['nothing', ' ', 'Give the tablet a name.'],
  ['nothing that can be seen', '\u200b', 'Give the tablet a name.'],
  ['marks that turn the letters around', 'Front\u202e door', 'Leave out characters that cannot be seen.'],
])('a name of %s is told beside its field, and goes no further', async (_, deviceName, sentence) => {
  const onNext = vi.fn<() => void>();
  const settings = { ...settingsOf(DEVICE), deviceName };
  await renderScreen(<TabletStep settings={settings} onChange={() => undefined} onNext={onNext} />);

  fireEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(onNext).not.toHaveBeenCalled();
});
