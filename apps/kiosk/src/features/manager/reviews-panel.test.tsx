import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#api/api-failure.ts';
import { hasShape } from '#api/answer-shape.ts';
import { STATION_OPERATIONS } from '#api/kiosk-operations.ts';
import type { Kiosk } from '#app/kiosk.ts';
import { stationOperations } from '@stimpill/api-types/station';
import { touch } from '#testing/at-the-tablet.ts';
import { createFakeServer, makePerson, type FakeServer } from '#testing/fake-server.ts';
import { everythingKept } from '#testing/everything-kept.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';
import { reviewsReader } from './read-reviews.ts';
import { createFakeStation } from '#testing/fake-station.ts';

let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([makePerson(1, 'Anna Jónsdóttir')]);
});

async function openReviews({ store }: Kiosk) {
  store.dispatch({ type: 'aboutOpened' });
  store.dispatch({ type: 'managerOpened' });
  await pass(400);
  await touch('To decide');
  await pass(400);
}

describe('the questions at the tablet', () => {
  it('say who, what and when', async () => {
    await openReviews((await renderKiosk({ server })).kiosk);

    screen.getByText(/^1 question is waiting for a manager\./);
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain('Þórunn Ósk Ægisdóttir, In');
    expect(row.textContent).toContain('06:58');
    expect(row.textContent).toContain('Clocked in again without having clocked out.');
  });

  it('are not known without the server, and the tablet says so instead of "nothing"', async () => {
    const { kiosk } = await renderKiosk({ server });
    server.break('listStationReviews', { kind: 'dead' });

    await openReviews(kiosk);

    expect(screen.getByRole('alert').textContent).toMatch(/The server does not answer/);
    expect(screen.queryByText(/Nothing waits/)).toBeNull();
  });

  it('come when the server is back and somebody asks again', async () => {
    const { kiosk } = await renderKiosk({ server });
    server.break('listStationReviews', { kind: 'dead' });
    await openReviews(kiosk);
    server.heal('listStationReviews');

    await touch('Ask again');
    await pass(400);

    screen.getByText(/^1 question is waiting/);
  });

  it('are asked of the server with the signature of the tablet, and not before somebody opens them', async () => {
    const { kiosk } = await renderKiosk({ server });
    const before = server.callsOf('listStationReviews').length;

    await openReviews(kiosk);

    const [call] = server.callsOf('listStationReviews');
    expect(before).toBe(0);
    expect(call?.headers.get('x-station-signature')).toBeTruthy();
  });

  it('are kept nowhere in the tablet', async () => {
    await openReviews((await renderKiosk({ server })).kiosk);

    expect(await everythingKept()).not.toContain('already_clocked_in');
  });
});

describe('a question about a tablet', () => {
  it('is taken from the server with the name of the tablet, though it names no person', async () => {
    const { data } = stationOperations.listStationReviews.example;
    const [review] = data.reviews;
    const about = { ...review, employeeId: null, name: 'Eldhús', reason: 'tablet_silent', action: null };
    const told = { ...data, reviews: [about] };
    const { callStation } = createFakeStation({ listStationReviews: [{ ok: true, data: told }] });

    const answer = await reviewsReader(callStation, () => 1)();

    expect(hasShape(STATION_OPERATIONS.listStationReviews.data, told)).toBe(true);
    expect(answer).toMatchObject({ kind: 'ready', reviews: [{ name: 'Eldhús', reason: 'tablet_silent' }] });
  });
});

describe('what the server answers', () => {
  const now = () => 1;
  const refused = {
    ok: false,
    failure: {
      kind: 'refused',
      status: 401,
      codes: ['auth.token_invalid'],
      retryAfterSeconds: undefined,
      requestId: undefined,
    },
  } as const;
  const read = (answer: Answer<unknown>) =>
    reviewsReader(createFakeStation({ listStationReviews: [answer] }).callStation, now)();

  it.each([
    [{ ok: false, failure: { kind: 'offline' } }, 'offline'],
    [{ ok: false, failure: { kind: 'timedOut' } }, 'offline'],
    [refused, 'failed'],
  ] as const)('%j is told as %s', async (answer, kind) => {
    expect(await read(answer)).toEqual({ kind });
  });

  it('keeps a reason that this version of the kiosk does not know', async () => {
    const { data } = stationOperations.listStationReviews.example;
    const [review] = data.reviews;
    const told = { ...data, reviews: [{ ...review, reason: 'new_in_another_version' }] };

    const answer = await read({ ok: true, data: told });

    expect(answer).toMatchObject({ kind: 'ready', reviews: [{ reason: 'new_in_another_version' }] });
  });
});
