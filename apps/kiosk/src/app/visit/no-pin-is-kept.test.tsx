import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enter, goOffline, touch } from '#testing/at-the-tablet.ts';
import { everythingKept, storedIn } from '#testing/everything-kept.ts';
import { createFakeServer, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([makePerson(1, 'Anna Jónsdóttir')]);
});

/** The four digits as such: alone, or in a PIN block, not somewhere within a time or a digest. */
const isPin = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && /(?<![\w-])4821(?![\w-])/.test(`${value}`);

it('no storage of the tablet ever holds a PIN, sealed punches and a wrong one included', async () => {
  const { kiosk } = await renderKiosk({ server });
  await touch('Touch to clock in or out');
  await screen.findByRole('button', { name: 'Anna Jónsdóttir' });
  goOffline(server);
  await pass(30_000);
  await touch('Anna Jónsdóttir');
  await screen.findByRole('group', { name: 'PIN pad' });
  await enter(RIGHT_PIN);
  await enter('0000');
  await enter(RIGHT_PIN);
  await enter(RIGHT_PIN);

  await waitFor(() => expect(kiosk.punchClock?.state.getState().waiting).toBe(1));
  const kept = [...(await everythingKept()), ...storedIn(localStorage), ...storedIn(sessionStorage)];

  expect(isPin(RIGHT_PIN) && isPin(`{"pin":"${RIGHT_PIN}"}`) && isPin(`${RIGHT_PIN}\0\0`)).toBe(true);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((value) => typeof value === 'string' && value.length === 130)).toHaveLength(1);
  expect(kept.filter(isPin)).toEqual([]);
  expect(JSON.stringify(kiosk.store.getState())).not.toMatch(/"4821"/);
});
