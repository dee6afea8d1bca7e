import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enter, goOffline, touch } from '#testing/at-the-tablet.ts';
import { everythingKept, storedIn } from '#testing/everything-kept.ts';
import { createFakeServer, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const LATITUDE = 64.1357924;
const LONGITUDE = -21.9753186;

let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([{ ...makePerson(1, 'Anna Jónsdóttir'), requireGpsOnClockIn: true }]);
  const coords = { latitude: LATITUDE, longitude: LONGITUDE, accuracy: 12 };
  const geolocation = {
    getCurrentPosition: (found: PositionCallback) => found({ coords } as GeolocationPosition),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
});

async function positionsKept(): Promise<number> {
  const kept = [...(await everythingKept()), ...storedIn(localStorage), ...storedIn(sessionStorage)];
  expect(kept.length).toBeGreaterThan(50);
  return kept.filter((value) => /64\.1357924|21\.9753186/.test(String(value))).length;
}

it('once the server has a punch, no storage of the tablet holds where it was made', async () => {
  const { kiosk } = await renderKiosk({ server });
  await touch('Touch to clock in or out');
  await screen.findByRole('button', { name: 'Anna Jónsdóttir' });
  goOffline(server);
  await pass(30_000);
  await touch('Anna Jónsdóttir');
  await screen.findByRole('group', { name: 'PIN pad' });
  await enter(RIGHT_PIN);
  await enter(RIGHT_PIN);
  await waitFor(() => expect(kiosk.punchClock?.state.getState().waiting).toBe(1));
  expect(await positionsKept()).toBe(2);

  server.heal('sendPunchBatch');
  server.heal('getServerTime');
  await pass(60_000);

  await waitFor(() => expect(kiosk.punchClock?.state.getState().waiting).toBe(0));
  const sent = server.callsOf('sendPunchBatch').at(-1)?.body['items'];
  expect(sent).toMatchObject([{ details: { latitude: LATITUDE, longitude: LONGITUDE } }]);
  expect(await positionsKept()).toBe(0);
});
