import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchInstallOffer } from '#device/install-prompt.ts';
import { createFakeServer, type FakeServer } from '#testing/fake-server.ts';
import { DEVICE } from '#testing/render-kiosk.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { WallGuide } from './wall-guide.tsx';

let server: FakeServer;
let stop: () => void;

beforeEach(() => {
  server = createFakeServer();
  vi.stubGlobal('fetch', server.fetch);
  stop = catchInstallOffer();
});
afterEach(() => stop());

async function openGuide() {
  const view = await renderScreen(<WallGuide record={DEVICE} />);
  await screen.findByRole('heading', { name: 'Hang it up' });
  return view;
}
const open = (topic: string) => fireEvent.click(screen.getByRole('button', { name: topic }));

/** What a camera reads from the code, drawn eight dots to a square. */
function readCode(code: Element): string {
  const [, , size = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const dots = size * 8;
  const pixels = new Uint8ClampedArray(dots * dots * 4).fill(255);
  const squares = code.querySelector('path[fill="#000"]')?.getAttribute('d') ?? '';
  for (const [, x, y] of squares.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dot = 0; dot < 64; dot += 1) {
      const across = Number(x) * 8 + (dot % 8);
      const down = Number(y) * 8 + Math.floor(dot / 8);
      pixels.fill(0, (down * dots + across) * 4, (down * dots + across) * 4 + 3);
    }
  return decodeQR({ width: dots, height: dots, data: pixels });
}

describe('how to hang the tablet up', () => {
  it('has a button to install where the browser offers it, which asks the browser once', async () => {
    await openGuide();
    const prompt = vi.fn(() => Promise.resolve());
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });

    act(() => void window.dispatchEvent(offer));
    fireEvent.click(screen.getByRole('button', { name: 'Install the app' }));

    expect(offer.defaultPrevented).toBe(true);
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  });

  it('names the steps for both kinds of tablet where the browser offers nothing and is on neither', async () => {
    await openGuide();

    screen.getByText(/Add to Home Screen/);
    screen.getByText(/Install app/);
  });

  it('tells how to lock an iPad and an Android tablet', async () => {
    await openGuide();
    open('Lock');

    screen.getByText(/Guided Access/);
    screen.getByText(/lock task mode/);
  });
});

describe('the poster', () => {
  it('carries a code that leads to the page that the people of this company open', async () => {
    const { container } = await openGuide();
    open('Poster');

    const code = await waitFor(() => container.querySelector('[role="img"]') ?? expect.fail());
    expect(readCode(code)).toBe(`${location.origin}/?company=${DEVICE.companyId}`);
  });

  it('says how it is done in every language', async () => {
    const { container } = await openGuide();
    open('Poster');

    await waitFor(() => expect(container.querySelectorAll('article section')).toHaveLength(3));
    const languages = [...container.querySelectorAll('article section')].map((each) =>
      each.getAttribute('lang'),
    );
    expect(languages.sort()).toEqual(['en', 'is', 'pl']);
  });

  it.each([
    ['company.ip_not_allowed', /turned it off, or allows it from other addresses only/],
    ['server.unavailable', /could not be found out/],
    ['rate.limited', /could not be found out/],
  ] as const)('has no code where the page is not available (%s), and says so', async (code, words) => {
    server.break('listTerminalDepartments', { kind: 'refused', code });
    const { container } = await openGuide();
    open('Poster');

    await screen.findByText(words);
    expect(container.querySelector('[role="img"]')).toBeNull();
  });
});
