// Today's shift: told to its person after the PIN, and to nobody before it.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearProjects } from '#storage/project-store.ts';
import { enter, goOffline, heading, reach, touch } from '#testing/at-the-tablet.ts';
import { createFakeServer, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const ANNA = makePerson(1, 'Anna Jónsdóttir');
const BJORN = makePerson(2, 'Björn Árnason', '2026-03-01T22:02:00.000Z');
let server: FakeServer;

beforeEach(async () => {
  fakeClock();
  await clearProjects();
  server = createFakeServer([ANNA, BJORN]);
});

async function begin() {
  const bench = await renderKiosk({ server });
  await pass(1_000);
  await touch('Touch to clock in or out');
  return bench;
}
const said = () => document.body.textContent;

describe('the shift of today', () => {
  it('and how long until its end stand on the receipt of a clock-in, also before the shift begins', async () => {
    server.plan('2026-03-02T07:15:00.000Z', '2026-03-02T15:00:00.000Z');
    await begin();
    await touch(ANNA.name);
    await enter(RIGHT_PIN);

    await reach('In 06:58');
    screen.getByText('Your shift: 07:15–15:00, ends in 8 h 2 min');
  });

  it('stands on the receipt of a clock-out without a time that is over', async () => {
    server.plan('2026-03-01T22:00:00.000Z', '2026-03-02T06:30:00.000Z');
    server.plan('2026-03-02T22:00:00.000Z', '2026-03-03T06:30:00.000Z');
    await begin();
    await touch(BJORN.name);
    await enter(RIGHT_PIN);

    await reach('Out 06:58');
    screen.getByText('Your shift: 22:00–06:30');
  });

  it('is on no screen before the PIN, nor after a wrong one', async () => {
    server.plan('2026-03-02T07:15:00.000Z', '2026-03-02T15:00:00.000Z');
    await begin();
    expect(said()).not.toContain('15:00');
    await touch(ANNA.name);
    expect(heading()).toBe('Clock in at 06:58');
    expect(said()).not.toContain('15:00');

    await enter('0000');

    await reach('Clock in at 06:58');
    expect(said()).not.toContain('15:00');
  });

  it('is kept from a person whose PIN nobody could check', async () => {
    server.plan('2026-03-02T07:15:00.000Z', '2026-03-02T15:00:00.000Z');
    await begin();
    goOffline(server);
    await pass(20_000);
    await touch(ANNA.name);
    await enter(RIGHT_PIN);
    await enter(RIGHT_PIN);

    await reach('In 06:58');
    expect(said()).not.toContain('15:00');
  });

  it('is left out by an older server, and the receipt is as it was', async () => {
    await begin();
    await touch(ANNA.name);
    await enter(RIGHT_PIN);

    await reach('In 06:58');
    screen.getByText('Have a good shift');
  });
});
