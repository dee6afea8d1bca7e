import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enter, goOffline, reach, touch } from '#testing/at-the-tablet.ts';
import { createFakeServer, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const ANNA = makePerson(1, 'Anna Jónsdóttir');
let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([ANNA]);
});

describe('a line that is lost', () => {
  const asked = ['getHealth', 'getServerTime', 'sendHeartbeat', 'getStationSettings'] as const;
  const breakAll = (fault: Parameters<FakeServer['break']>[1]) => {
    for (const id of asked) server.break(id, fault);
  };

  it.each([
    ['refuses', { kind: 'dead' }],
    ['hangs', { kind: 'silent' }],
    ['is another one, that wants a sign-in', { kind: 'html' }],
    ['has a fault', { kind: 'refused', code: 'server.unavailable' }],
  ] as const)('shows within twelve seconds, also where the server %s', async (_, fault) => {
    await renderKiosk({ server });
    await pass(4_600);
    screen.getByText('Connected');

    breakAll(fault);
    await pass(12_000);

    screen.getByText('No connection');
  });

  it('is called slow after one question without an answer in time, and connected again after the next', async () => {
    await renderKiosk({ server });
    await pass(1_000);
    breakAll({ kind: 'silent' });
    await pass(8_200);
    screen.getByText('Slow connection');

    for (const id of asked) server.heal(id);
    // The question that is under way still fails, and the next two are answered.
    await pass(9_000);

    screen.getByText('Connected');
  });

  it('is asked about every five seconds', async () => {
    await renderKiosk({ server });
    await pass(5_000);
    const asked = () => server.callsOf('getServerTime').length;
    const untilAsked = async (times: number) => {
      while (asked() < times) await pass(100);
      return performance.now();
    };

    const first = await untilAsked(asked() + 1);
    const last = await untilAsked(asked() + 12);

    // After each answer, which takes a step or two of the clock; the first is found up to one of them late.
    expect(last - first).toBeGreaterThanOrEqual(12 * 5_000 - 100);
    expect((last - first) / 12).toBeLessThanOrEqual(5_200);
  });

  it('is asked about at once when something else fails, so that a loss shows while the first person still stands there', async () => {
    const { kiosk } = await renderKiosk({ server });
    await pass(5_000);
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    goOffline(server);
    await enter(RIGHT_PIN);

    // Within a second: by itself the tablet asks four seconds later.
    await waitFor(() => expect(kiosk.device.onlineStatus.getState().connection).toBe('offline'));
    await screen.findByText('Entry 2 of 2');
  });
});

describe('a server that takes no punches and answers else', () => {
  it.each([
    ['refuses the line', { kind: 'dead' }],
    ['answers with the page of a proxy', { kind: 'html' }],
    ['has a fault', { kind: 'refused', code: 'server.unavailable' }],
  ] as const)('is connected, and each PIN is asked for once, also where it %s', async (_, fault) => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    server.break('sendPunchBatch', fault);
    const { kiosk } = await renderKiosk({ server });
    const seen = new Set<string>();
    kiosk.device.onlineStatus.subscribe(({ connection }) => seen.add(connection));

    for (const receipt of ['In 06:58', 'Out 06:58']) {
      await touch('Touch to clock in or out');
      await touch('Anna Jónsdóttir');
      await enter(RIGHT_PIN);
      await pass(3_000);
      await reach(receipt);
      act(() => kiosk.store.dispatch({ type: 'restAsked' }));
      await pass(12_000);
    }

    expect([...seen]).toEqual(['online']);
    screen.getByText('Connected');
  });

  it('is handed its punches again after each wait, however often it answers meanwhile', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    server.break('sendPunchBatch', { kind: 'html' });
    await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);

    await pass(30_000);

    // At once, and after 1, 2, 4, 8 and 16 seconds more would be the sixth.
    expect(server.callsOf('sendPunchBatch')).toHaveLength(5);
  });
});
