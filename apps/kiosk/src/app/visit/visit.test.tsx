import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearProjects } from '#storage/project-store.ts';
import { comeOnline, enter, goOffline, heading, reach, sentPunches, touch } from '#testing/at-the-tablet.ts';
import { createFakeServer, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const ANNA = makePerson(1, 'Anna Jónsdóttir');
const BJORN = makePerson(2, 'Björn Árnason', '2026-03-01T15:02:00.000Z');
const PROJECT = '5d0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e';
type Company = NonNullable<Parameters<typeof createFakeServer>[1]>;
let server: FakeServer;

async function begin(company: Company, people = [ANNA, BJORN]) {
  server = createFakeServer(people, company);
  const bench = await renderKiosk({ server });
  await pass(1_000);
  await touch('Touch to clock in or out');
  return bench;
}

beforeEach(async () => {
  fakeClock();
  await clearProjects();
});

describe('a company that offers projects', () => {
  it('asks for one after the PIN, and the minute stays that of the PIN', async () => {
    await begin({ projectSelection: 'optional' });
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await reach('Which project?');
    await pass(15_000);

    await touch(/Veislur/);

    await reach('In 06:58');
    screen.getByText('Veislur');
    expect(sentPunches(server)).toMatchObject([{ projectId: PROJECT }]);
  });

  it('lets a person go on without one', async () => {
    await begin({ projectSelection: 'optional' });
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await reach('Which project?');

    await touch('Without a project');

    await reach('In 06:58');
    expect(sentPunches(server)).toMatchObject([{ projectId: null }]);
  });

  it('asks for none at a clock-out', async () => {
    await begin({ projectSelection: 'strict' }, [ANNA, { ...BJORN, requiresProjectSelection: true }]);

    await touch(BJORN.name);
    await enter(RIGHT_PIN);

    await reach('Out 06:58');
  });

  it('offers them without a network as well', async () => {
    await begin({ projectSelection: 'strict' }, [{ ...ANNA, requiresProjectSelection: true }]);
    await screen.findByRole('button', { name: ANNA.name });
    goOffline(server);
    await pass(20_000);
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await enter(RIGHT_PIN);
    await reach('Which project?');
    expect(screen.queryByRole('button', { name: 'Without a project' })).toBeNull();

    await touch(/Veislur/);

    await reach('In 06:58');
    comeOnline(server);
    await pass(60_000);
    await waitFor(() => expect(sentPunches(server).at(-1)).toMatchObject({ projectId: PROJECT }));
  });

  it('never loses the punch of somebody who walks away from the question', async () => {
    await begin({ projectSelection: 'optional' });
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await reach('Which project?');

    await pass(45_000);

    await waitFor(() =>
      expect(sentPunches(server)).toMatchObject([{ employeeId: ANNA.id, projectId: null }]),
    );
  });

  it('records nothing when the person cancels', async () => {
    await begin({ projectSelection: 'optional' });
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await reach('Which project?');

    await touch('Cancel');
    await pass(45_000);

    expect(sentPunches(server)).toEqual([]);
  });
});

describe('a company that wants photos', () => {
  it('notes a broken camera, and the punch goes on by itself', async () => {
    await begin({ punchPhoto: 'required' });
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await screen.findByText(/camera that works/);

    await pass(4_000);

    await waitFor(() => expect(sentPunches(server)).toMatchObject([{ photo: 'failed', photoDigest: null }]));
  });

  it('takes a punch without one where it is not required', async () => {
    await begin({ punchPhoto: 'optional' });
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await screen.findByText(/camera that works/);

    await pass(4_000);

    await waitFor(() => expect(sentPunches(server)).toMatchObject([{ photo: 'none' }]));
  });
});

describe('a position', () => {
  const located = { ...ANNA, requireGpsOnClockIn: true };
  const geolocation = { getCurrentPosition: vi.fn<Geolocation['getCurrentPosition']>() };
  const detailsSent = () =>
    server.callsOf('sendPunchBatch').flatMap(({ body }) => body['items'] as { readonly details?: unknown }[]);
  beforeEach(() => {
    geolocation.getCurrentPosition.mockReset();
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  });

  it('goes with the punch when it is known by then', async () => {
    geolocation.getCurrentPosition.mockImplementation((found) =>
      found({ coords: { latitude: 64.1, longitude: -21.9, accuracy: 12 } } as GeolocationPosition),
    );
    await begin({}, [located]);
    await touch(located.name);
    await enter(RIGHT_PIN);

    await reach('In 06:58');

    expect(detailsSent()).toMatchObject([{ details: { latitude: 64.1, accuracyMeters: 12 } }]);
  });

  it('that never comes does not hold the punch up', async () => {
    await begin({}, [located]);
    await touch(located.name);
    await enter(RIGHT_PIN);

    await reach('In 06:58');

    expect(geolocation.getCurrentPosition).toHaveBeenCalledOnce();
    expect(detailsSent()[0]).not.toHaveProperty('details');
  });

  it('is not asked for where nobody requires it', async () => {
    await begin({});

    await touch(ANNA.name);

    expect(geolocation.getCurrentPosition).not.toHaveBeenCalled();
  });
});

describe('own hours', () => {
  it('are shown after a PIN and punch nothing', async () => {
    await begin({});
    await touch(ANNA.name);
    await touch('Something else?');
    await touch('My hours');
    expect(heading()).toBe('My hours');
    await enter(RIGHT_PIN);

    await screen.findByText('Next shifts');

    screen.getByText(/Morgunvakt/);
    expect(sentPunches(server)).toEqual([]);
  });

  it('follow a punch at a touch, without another PIN', async () => {
    await begin({});
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await reach('In 06:58');

    await touch('My hours');

    await screen.findByText('Next shifts');
  });

  it('say without a connection that they cannot be shown', async () => {
    await begin({});
    goOffline(server);
    await pass(20_000);
    await touch(ANNA.name);
    if (heading() !== 'Clock in or out?') await touch('Something else?');

    await touch('My hours');

    await screen.findByText(/your hours are on the server/);
    expect(screen.queryByRole('button', { name: 'I forgot to clock out' })).toBeNull();
  });
});

it('somebody who forgot to clock out tells when it was, and then clocks in', async () => {
  await begin({});
  await touch(ANNA.name);
  // After the name was touched, so that the list cannot have known it.
  server.people.splice(0, 1, { ...ANNA, isClockedIn: true, openEntryStartAtUtc: '2026-03-01T07:02:00.000Z' });
  await enter(RIGHT_PIN);
  await reach('You are already clocked in since yesterday 07:02.');

  await touch('I forgot to clock out');
  await reach('When did you finish?');
  await touch(/^Send/);
  server.people.splice(0, 1, ANNA);
  await reach('Sent, waiting for approval');
  await touch('Clock in now');

  await reach('In 06:58');
  expect(server.callsOf('requestCorrection')).toMatchObject([
    { body: { action: 'stop', atUtc: '2026-03-01T15:02:00.000Z' } },
  ]);
  expect(sentPunches(server)).toMatchObject([{ employeeId: ANNA.id, action: 'start' }]);
});
