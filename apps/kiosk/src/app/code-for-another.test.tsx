import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openedWord } from '#device/pairing-word.ts';
import { createFakeServer, PAIRING_WORD } from '#testing/fake-server.ts';
import { fakeClock, renderKiosk } from '#testing/render-kiosk.tsx';

afterEach(() => openedWord.setState({ word: undefined }));

it('a registered tablet that opens a pairing code says that the code is for another one, and leaves it unused', async () => {
  fakeClock();
  const server = createFakeServer();
  await renderKiosk({ server });

  act(() => openedWord.setState({ word: PAIRING_WORD }));

  screen.getByRole('dialog', { name: 'This tablet is already registered' });
  screen.getByText(/for another tablet/);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([...server.callsOf('tellArrival'), ...server.callsOf('pairTablet')]).toEqual([]);
});
