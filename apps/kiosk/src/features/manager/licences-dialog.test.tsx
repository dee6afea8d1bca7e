import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { LicencesDialog } from './licences-dialog.tsx';

const show = async (onRead: () => Promise<string>, onClose = vi.fn()) => {
  await renderScreen(<LicencesDialog onRead={onRead} onClose={onClose} />);
  await act(() => Promise.resolve());
  return onClose;
};

it('shows whose work is in the kiosk, word for word', async () => {
  await show(() => Promise.resolve('react 19 (MIT)\n\nPermission is hereby granted'));

  expect(screen.getByText(/Permission is hereby granted/).textContent).toBe(
    'react 19 (MIT)\n\nPermission is hereby granted',
  );
});

it('says what to do when the texts are not there, and closes', async () => {
  const onClose = await show(() => Promise.reject(new Error('no network')));

  screen.getByRole('alert', { hidden: true });
  screen.getByText(/when the tablet has a connection/);
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));

  expect(onClose).toHaveBeenCalledOnce();
});
