import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enter, heading, reach, touch } from '#testing/at-the-tablet.ts';
import {
  createFakeServer,
  makePerson,
  PHONE_DIGITS,
  RIGHT_PIN,
  type FakeServer,
} from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const ANNA = makePerson(1, 'Anna Jónsdóttir');
/** The one that the server lists. */
const PHONE_ID = '5c1d9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e';
let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([ANNA]);
});

async function comeIn(): Promise<void> {
  await renderKiosk({ server });
  await pass(1_000);
  await touch('Touch to clock in or out');
  await touch(ANNA.name);
}

async function comeForPhones(): Promise<void> {
  await comeIn();
  await touch('Something else?');
  await touch('My hours');
  await enter(RIGHT_PIN);
  await touch('On my phone');
  await reach('On my phone');
}

describe('a phone that was let in lately', () => {
  beforeEach(() => server.letIn(PHONE_ID, '2026-03-01T16:05:00.000Z'));

  it('is told of on the receipt, which closes as ever', async () => {
    await comeIn();
    await enter(RIGHT_PIN);
    await reach('In 06:58');
    screen.getByText('A phone was added on 1 March.');
    await pass(5_000);

    expect(screen.queryByText(/A phone was added/)).toBeNull();
    screen.getByRole('button', { name: ANNA.name });
  });

  it('is not of this person: one touch and one answer end it, and a manager is told', async () => {
    await comeIn();
    await enter(RIGHT_PIN);
    await reach('In 06:58');
    await touch('Not mine');
    await reach('Not yours: iPhone?');
    await touch('Not mine, end it');

    await screen.findByText(/iPhone is ended, and a manager is told/);
    expect(server.callsOf('endOwnPhone').map(({ body }) => body)).toEqual([
      { phoneId: PHONE_ID, isNotMine: true },
    ]);
    expect(server.callsOf('sendPunchBatch')).toHaveLength(1);
  });

  it('is told of beside the hours too, where nothing was punched', async () => {
    await comeIn();
    await touch('Something else?');
    await touch('My hours');
    await enter(RIGHT_PIN);
    await reach('My hours');

    screen.getByText('A phone was added on 1 March.');
    expect(server.callsOf('sendPunchBatch')).toEqual([]);
  });

  it('is not told of on a receipt that no server gave', async () => {
    await comeIn();
    server.break('sendPunchBatch', { kind: 'dead' });
    await enter(RIGHT_PIN);
    await reach('In 06:58');
    screen.getByText('Saved on this tablet');

    expect(screen.queryByText(/A phone was added/)).toBeNull();
  });
});

describe('the code for a phone', () => {
  it('stays while nobody touches the tablet, and lets the phone in whose digits come', async () => {
    server.break('readPhoneOffer', { kind: 'dead' });
    await comeForPhones();
    await touch('Add a phone');
    await reach('Let your phone in');
    await pass(60_000);
    expect(heading()).toBe('Let your phone in');
    expect(screen.queryByRole('dialog')).toBeNull();
    server.heal('readPhoneOffer');
    await reach('Two digits of your phone');
    await enter(PHONE_DIGITS);

    await reach('On my phone');
    await screen.findByText('iPhone is let in. It shows your record now.');
  });

  it('goes when the person would have to type their PIN again, and the tablet rests after that', async () => {
    server.break('readPhoneOffer', { kind: 'dead' });
    await comeForPhones();
    await touch('Add a phone');
    await pass(125_000);
    expect(heading()).toBe('On my phone');
    await pass(50_000);

    screen.getByRole('button', { name: 'Touch to clock in or out' });
    expect(server.callsOf('endOwnPhone')).toEqual([]);
  });

  it('is left for the list without any harm', async () => {
    server.break('readPhoneOffer', { kind: 'dead' });
    await comeForPhones();
    await touch('Add a phone');
    await reach('Let your phone in');
    await touch('Cancel');

    await reach('On my phone');
    const asked = server.callsOf('readPhoneOffer').length;
    await pass(5_000);
    expect(server.callsOf('readPhoneOffer')).toHaveLength(asked);
  });
});
