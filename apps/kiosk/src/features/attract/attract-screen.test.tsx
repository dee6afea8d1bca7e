import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createKioskDevice, KioskDeviceProvider } from '#device/kiosk-device.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { punchCatalogues } from '#i18n/catalogues.ts';
import { DEVICE } from '#testing/render-kiosk.tsx';
import { AttractScreen } from './attract-screen.tsx';

async function showAt(moment: string): Promise<void> {
  vi.useFakeTimers({ now: Date.parse(moment) });
  const device = createKioskDevice();
  const at = performance.now();
  device.serverTime.take([{ askedAt: at, answeredAt: at, serverTime: Date.parse(moment) }]);
  render(
    <KioskDeviceProvider value={device}>
      <LanguageProvider language="en">
        <AttractScreen
          record={DEVICE}
          waiting={0}
          lastReceivedAt={undefined}
          onWake={() => undefined}
          onAbout={() => undefined}
        />
      </LanguageProvider>
    </KioskDeviceProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const picture = () => screen.getByRole('main');
const place = () => /place\d/.exec(picture().innerHTML)?.[0];

beforeEach(async () => {
  await punchCatalogues.load('en');
});

describe('the tablet at rest', () => {
  it('moves its picture every minute', async () => {
    await showAt('2026-03-02T12:00:30.000Z');
    const places = new Set([place()]);

    for (let minute = 0; minute < 3; minute += 1) {
      await pass(60_000);
      places.add(place());
    }

    expect(places.size).toBe(4);
  });

  it('dims after two minutes', async () => {
    await showAt('2026-03-02T12:00:00.000Z');
    expect(picture().className).not.toMatch(/isDim/);

    await pass(120_000);

    expect(picture().className).toMatch(/isDim/);
  });

  it('stays bright while a shift changes', async () => {
    await showAt('2026-03-02T06:58:00.000Z');

    await pass(120_000);

    expect(picture().className).not.toMatch(/isDim/);
  });

  it('turns its dim picture round for an hour of the night', async () => {
    await showAt('2026-03-02T03:10:00.000Z');

    await pass(120_000);

    expect(picture().className).toMatch(/isDim.*isInverted/);
  });
});
