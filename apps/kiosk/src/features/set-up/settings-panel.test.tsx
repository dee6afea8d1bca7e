import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { DEVICE } from '#testing/render-kiosk.tsx';
import { SettingsPanel } from './settings-panel.tsx';

it('shows large type while it is tried, and takes it back where nobody saves it', async () => {
  const { unmount } = await renderScreen(<SettingsPanel record={DEVICE} onSave={() => undefined} />);

  fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
  expect(document.documentElement.dataset['type']).toBe('large');

  unmount();
  expect(document.documentElement.dataset['type']).toBe('normal');
});

it('saves large type with the other settings of the tablet', async () => {
  const saved: unknown[] = [];
  await renderScreen(<SettingsPanel record={DEVICE} onSave={(settings) => saved.push(settings)} />);

  fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save and restart' }));

  expect(saved).toEqual([expect.objectContaining({ typeSize: 'large', padSide: DEVICE.padSide })]);
});
