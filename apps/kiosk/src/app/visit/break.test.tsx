// "Did you get your break?", after the receipt of a clock-out, where the rule took one off.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { enter, heading, reach, touch } from '#testing/at-the-tablet.ts';
import { createFakeServer, ENTRY_ID, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const ANNA = makePerson(1, 'Anna Jónsdóttir');
const BJORN = makePerson(2, 'Björn Árnason', '2026-03-01T22:02:00.000Z');
const QUESTION = 'Did you get your break?';
let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([ANNA, BJORN], {}, 30);
});

async function clockOut() {
  await touch('Touch to clock in or out');
  await touch('Björn Árnason');
  await enter(RIGHT_PIN);
  await reach('Out 06:58');
}
const told = () => server.callsOf('tellMissedBreak').map(({ body }) => body['timeEntryId']);

describe('a person from whose time the rule took a break', () => {
  it('is asked once the receipt is over, and a break that was had tells nobody', async () => {
    await renderKiosk({ server });
    await clockOut();

    await touch('Close');
    await reach(QUESTION);
    expect(screen.getByText('30 min was taken off your time for it.')).toBeDefined();
    await touch('Yes, I had it');

    expect(heading()).toBe('Who are you?');
    expect(told()).toEqual([]);
  });

  it('who worked through it tells a manager with one touch, and reads what becomes of it', async () => {
    await renderKiosk({ server });
    await clockOut();
    await pass(4_400);
    await reach(QUESTION);

    await touch('No, I worked');

    await reach('Noted. A manager decides.');
    expect(screen.getByText('Until then the break stays taken off.')).toBeDefined();
    expect(told()).toEqual([ENTRY_ID]);
    await pass(6_400);
    expect(heading()).toBe('Who are you?');
  });

  it('may walk away: the question closes by itself, says that the break stays taken off, and tells nobody', async () => {
    await renderKiosk({ server });
    await clockOut();
    await touch('Close');
    await reach(QUESTION);
    expect(screen.getByText(/If you do not answer, it stays taken off/)).toBeDefined();

    await pass(11_000);

    expect(heading()).toBe('Who are you?');
    expect(told()).toEqual([]);
  });

  it('reads what to do where the answer does not reach the server', async () => {
    await renderKiosk({ server });
    await clockOut();
    await touch('Close');
    await reach(QUESTION);
    server.break('tellMissedBreak', { kind: 'dead' });

    await touch('No, I worked');

    await reach('This could not be noted.');
    expect(screen.getByText('Tell a manager yourself that you worked through your break.')).toBeDefined();
  });

  it('is not asked without the server, where no answer could be told', async () => {
    await renderKiosk({ server });
    server.break('getOwnHours', { kind: 'dead' });
    await clockOut();

    await touch('Close');

    expect(heading()).toBe('Who are you?');
  });
});

describe('nobody is asked about a break', () => {
  it('after a clock-in', async () => {
    await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await reach('In 06:58');

    await touch('Close');

    await waitFor(() => expect(heading()).toBe('Who are you?'));
  });

  it('where the rule took none, or the company does not ask', async () => {
    server = createFakeServer([BJORN]);
    await renderKiosk({ server });
    await clockOut();

    await touch('Close');

    expect(heading()).toBe('Who are you?');
  });
});
