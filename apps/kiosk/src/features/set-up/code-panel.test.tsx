import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { CodePanel } from './code-panel.tsx';
import { PairingNotice } from './pairing-notice.tsx';

function withCamera(getUserMedia?: (wanted: MediaStreamConstraints) => Promise<MediaStream>): void {
  const value = getUserMedia && { getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
}
afterEach(() => withCamera());

const refusing = (name: string) => () => Promise.reject(new DOMException('refused', name));

function Panel() {
  const [isReading, setIsReading] = useState(false);
  return <CodePanel isReading={isReading} onReading={setIsReading} onCode={() => undefined} />;
}

async function openReader() {
  await renderScreen(<Panel />);
  fireEvent.click(screen.getByRole('button', { name: 'Read the code at the desk' }));
}

it.each([
  ['there is none', undefined, /No camera was found.*Type the pairing word/],
  ['there is none', refusing('NotFoundError'), /No camera was found/],
  ['it is denied', refusing('NotAllowedError'), /does not allow the camera.*or type the pairing word/],
  ['another app has it', refusing('NotReadableError'), /does not answer.*or type the pairing word/],
] as const)('a camera that cannot be used says which it is: %s', async (_, camera, words) => {
  withCamera(camera);

  await openReader();

  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  fireEvent.click(screen.getByRole('button', { name: 'Close the reader' }));
  screen.getByRole('button', { name: 'Read the code at the desk' });
});

it('asks for the camera at the back, and turns it off when the reader is closed', async () => {
  const stop = vi.fn();
  const wanted: MediaStreamConstraints[] = [];
  withCamera((asked) => {
    wanted.push(asked);
    return Promise.resolve({ getTracks: () => [{ stop }] } as unknown as MediaStream);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await openReader();
  await screen.findByText(/Hold the tablet so that/);

  fireEvent.click(screen.getByRole('button', { name: 'Turn the camera off' }));

  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  expect(wanted).toMatchObject([{ audio: false, video: { facingMode: 'environment' } }]);
});

it('a word of a code for another address that this server does not know names both addresses', async () => {
  const codeOrigin = 'https://192.168.1.20:8443';
  const check = { kind: 'refused', trouble: { kind: 'wordUnknown' } } as const;
  await renderScreen(<PairingNotice pairing={{ word: '7K3M9XQ2', codeOrigin, check }} />);

  expect(screen.getByRole('alert').textContent).toContain(
    `This code is for ${codeOrigin}, and this tablet is open at ${location.origin}.`,
  );
});
