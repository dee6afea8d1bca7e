import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadDeviceRecord } from '#device/device-record.ts';
import { comeOnline, enter, goOffline, heading, reach, sentPunches, touch } from '#testing/at-the-tablet.ts';
import { createFakeServer, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { DEVICE, fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const ANNA = makePerson(1, 'Anna Jónsdóttir');
const BJORN = makePerson(2, 'Björn Árnason', '2026-03-01T15:02:00.000Z');
let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([ANNA, BJORN]);
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Wakes the list. From here on the list does not show what changes at the server. */
async function wakeList() {
  await touch('Touch to clock in or out');
  await screen.findByRole('button', { name: 'Björn Árnason' });
}

describe('a morning at the kiosk', () => {
  it('clocks a person in with a name and four digits', async () => {
    await renderKiosk({ server });

    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    expect(heading()).toBe('Clock in at 06:58');
    await enter(RIGHT_PIN);

    await reach('In 06:58');
    expect(sentPunches(server)).toMatchObject([{ employeeId: ANNA.id, action: 'start', sequence: 1 }]);
  });

  it('clocks a person out and says since when they were in', async () => {
    await renderKiosk({ server });

    await touch('Touch to clock in or out');
    await touch('Björn Árnason');
    await enter(RIGHT_PIN);

    await reach('Out 06:58');
    screen.getByText('In since 15:02');
  });

  it('closes the receipt after four seconds', async () => {
    await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await reach('In 06:58');

    await pass(4_000);

    expect(heading()).toBe('Who are you?');
  });

  it('keeps the receipt open when asked to', async () => {
    await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await reach('In 06:58');

    await touch('Keep open');
    await pass(8_000);

    await reach('In 06:58');
  });

  it('has the focus on the heading of each screen, so that Tab and a screen reader go on from there', async () => {
    await renderKiosk({ server });
    const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];

    await touch('Touch to clock in or out');
    await waitFor(() => expect(focused()).toEqual(['H1', 'Who are you?']));
    await touch('Anna Jónsdóttir');
    await waitFor(() => expect(focused()).toEqual(['H1', 'Clock in at 06:58']));
    await enter(RIGHT_PIN);
    await reach('In 06:58');
    await waitFor(() => expect(focused()).toEqual(['H1', 'In 06:58']));
  });

  it('lets the next person see the new state at once', async () => {
    await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await reach('In 06:58');
    await pass(4_500);

    await touch('Anna Jónsdóttir');

    expect(heading()).toBe('Clock out at 06:58');
  });
});

describe('the PIN', () => {
  beforeEach(async () => {
    await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
  });

  it('is announced by its number of digits, never by the digits', async () => {
    await enter('48');

    expect(screen.getByRole('status', { name: '2 of 4 digits' }).textContent).not.toMatch(/48/);
  });

  it('that is wrong records nothing and can be entered again', async () => {
    await enter('0000');

    expect((await screen.findByRole('alert')).textContent).toMatch(/Wrong PIN.*Nothing was recorded/);
    await enter(RIGHT_PIN);
    await reach('In 06:58');
  });

  it('that is locked counts its seconds down and lets nobody type', async () => {
    server.break('authenticateStationPin', { kind: 'refused', code: 'kiosk.pin_locked', retryAfter: 60 });

    await enter('0000');
    await pass(9_600);
    await enter('12');

    expect(screen.getByRole('alert').textContent).toMatch(/Try again in (50|51) seconds/);
    expect(screen.getByRole('status', { name: '0 of 4 digits' })).toBeTruthy();
    expect(server.callsOf('authenticateStationPin')).toHaveLength(1);
  });

  it('is taken from a hardware keyboard as well', async () => {
    for (const key of RIGHT_PIN) fireEvent.keyDown(window, { key });
    await pass(400);

    await reach('In 06:58');
  });

  it('is wiped when nobody answers, and the person is forgotten', async () => {
    await enter('48');

    await pass(20_500);
    screen.getByRole('dialog', { name: 'Still there?' });
    expect(screen.getByRole('status', { name: '0 of 4 digits', hidden: true })).toBeTruthy();
    await pass(21_000);

    button('Touch to clock in or out');
    expect(screen.queryByText('Anna Jónsdóttir')).toBeNull();
  });

  it('of a person who walks away mid-check does not punch', async () => {
    server.break('authenticateStationPin', { kind: 'silent' });
    await enter(RIGHT_PIN);
    server.heal('authenticateStationPin');

    await touch('Cancel');
    await pass(6_000);

    expect(heading()).toBe('Who are you?');
    expect(server.callsOf('sendPunchBatch')).toHaveLength(0);
  });
});

describe('an announced action that does not fit what the server knows', () => {
  it('is not turned round by itself: the person is asked', async () => {
    await renderKiosk({ server });
    await wakeList();
    server.people[0] = { ...ANNA, isClockedIn: true, openEntryStartAtUtc: '2026-03-01T15:02:00.000Z' };

    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);

    await reach('You are already clocked in since yesterday 15:02.');
    expect(server.callsOf('sendPunchBatch')).toHaveLength(0);
    await touch('Clock out now');
    await reach('Out 06:58');
  });

  it('is asked about in the same way where somebody is already out', async () => {
    await renderKiosk({ server });
    await wakeList();
    server.people[1] = { ...BJORN, isClockedIn: false, openEntryStartAtUtc: null };

    await touch('Björn Árnason');
    await enter(RIGHT_PIN);

    await reach('You are not clocked in.');
    await touch('Cancel');
    expect(server.callsOf('sendPunchBatch')).toHaveLength(0);
  });

  it('does not keep anybody from choosing the other action before the PIN', async () => {
    await renderKiosk({ server });
    await wakeList();
    server.people[0] = { ...ANNA, isClockedIn: true, openEntryStartAtUtc: '2026-03-02T06:00:00.000Z' };

    await touch('Anna Jónsdóttir');
    await touch('Something else?');
    await touch('Clock out');
    expect(heading()).toBe('Clock out at 06:58');
    await enter(RIGHT_PIN);

    await reach('Out 06:58');
  });
});

describe('without a server', () => {
  const unplug = async () => {
    const { kiosk } = await renderKiosk({ server });
    await wakeList();
    // The tablet finds this out at rest, because a list that nobody touches would close meanwhile.
    act(() => kiosk.store.dispatch({ type: 'restAsked' }));
    goOffline(server);
    await pass(40_000);
    await touch('Touch to clock in or out');
    return kiosk;
  };

  it('takes a punch whose PIN was typed twice, and says that it is saved here', async () => {
    const kiosk = await unplug();
    await touch('Anna Jónsdóttir');
    expect(heading()).toBe('Clock in at 06:58');

    await enter(RIGHT_PIN);
    await enter(RIGHT_PIN);
    await reach('In 06:58');

    screen.getByText(/Saved on this tablet/);
    await waitFor(() => expect(kiosk.punchClock?.state.getState().waiting).toBe(1));
  });

  it('shows the minute that counts, though another begins before the second entry', async () => {
    await unplug();
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await pass(19_000);

    expect(screen.getByText('06:59')).toBeTruthy();
    expect(heading()).toBe('Clock in at 06:58');
    await enter(RIGHT_PIN);
    await reach('In 06:58');
  });

  it('sends it by itself once the server is back, with the time of the tap', async () => {
    const kiosk = await unplug();
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await enter(RIGHT_PIN);
    await reach('In 06:58');

    comeOnline(server);
    await pass(5_000);
    await waitFor(() => expect(kiosk.punchClock?.state.getState().waiting).toBe(0));

    const [header] = sentPunches(server);
    expect(new Date(header!.clock.wallMs).toISOString()).toMatch(/^2026-03-02T06:58:4/);
    expect(header).toMatchObject({ employeeId: ANNA.id, action: 'start' });
  });

  it('begins anew when the two PINs are not the same, and stores neither', async () => {
    const kiosk = await unplug();
    await touch('Anna Jónsdóttir');

    await enter(RIGHT_PIN);
    await enter('0000');

    expect(heading()).toBe('Clock in at 06:58');
    expect(kiosk.store.getState().screen).toMatchObject({
      name: 'pin',
      entry: { trouble: { kind: 'differed' } },
    });
    expect(kiosk.punchClock?.state.getState().waiting).toBe(0);
  });

  it('asks in or out before the PIN when the list is too old to know', async () => {
    await unplug();
    await pass(60_000);
    await touch('Touch to clock in or out');

    await touch('Anna Jónsdóttir');
    await touch('Clock in');

    expect(heading()).toBe('Clock in at 06:59');
  });

  it('shows the next person what the last one did', async () => {
    await unplug();
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await enter(RIGHT_PIN);
    await reach('In 06:58');
    await pass(4_500);

    await touch('Anna Jónsdóttir');

    expect(heading()).toBe('Clock out at 06:58');
  });

  it('asks in or out after the PIN when the list is too old to know', async () => {
    await renderKiosk({ server });
    await touch('Touch to clock in or out');
    server.break('listStationPeople', { kind: 'refused', code: 'rate.limited' });
    for (let half = 0; half < 8; half += 1) {
      await pass(15_000);
      fireEvent.pointerDown(document.body);
      fireEvent.pointerUp(document.body);
    }

    await touch('Anna Jónsdóttir');
    screen.getByText('You choose in or out on the next screen');
    await enter(RIGHT_PIN);

    await screen.findByText('You are not clocked in.');
    await pass(400);
    await touch('Clock in');
    await reach('In 07:00');
  });

  it('saves a punch whose answer does not come within three seconds', async () => {
    const { kiosk } = await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    server.break('sendPunchBatch', { kind: 'silent' });

    await enter(RIGHT_PIN);
    await waitFor(() => expect(server.callsOf('sendPunchBatch')).toHaveLength(1));
    await pass(3_100);

    await reach('In 06:58');
    screen.getByText(/Saved on this tablet/);
    expect(kiosk.punchClock?.state.getState().waiting).toBe(1);
  });

  it('believes a punch that waits more than every list that comes while it waits', async () => {
    const { kiosk } = await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    server.break('sendPunchBatch', { kind: 'silent' });
    await enter(RIGHT_PIN);
    await pass(3_100);
    await reach('In 06:58');
    const lists = server.callsOf('listStationPeople').length;

    // The list says again and again that she is out, because its server has not heard of the punch.
    await pass(40_000);
    expect(server.callsOf('listStationPeople').length).toBeGreaterThan(lists);
    expect(kiosk.punchClock?.state.getState().waiting).toBe(1);
    await touch('Anna Jónsdóttir');

    expect(heading()).toMatch(/^Clock out at/);
  });

  it('asks for the PIN once more when the server is silent for two and a half seconds', async () => {
    const { kiosk } = await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    server.break('authenticateStationPin', { kind: 'silent' });

    await enter(RIGHT_PIN);
    await waitFor(() => expect(server.callsOf('authenticateStationPin')).toHaveLength(1));
    await pass(2_600);
    expect(kiosk.store.getState().screen).toMatchObject({ name: 'pin', entry: { kind: 'again' } });
    await enter(RIGHT_PIN);

    await reach('In 06:58');
    expect(sentPunches(server)).toMatchObject([{ employeeId: ANNA.id, action: 'start' }]);
  });
});

describe('a tablet that was revoked', () => {
  it('stops taking punches and stays stopped after a restart', async () => {
    server.break('authenticateStationPin', { kind: 'refused', code: 'kiosk.device_revoked' });
    const first = await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');

    await enter(RIGHT_PIN);

    await reach('This tablet is not registered any more');
    first.unmount();
    const kept = await loadDeviceRecord();
    await renderKiosk({ server, device: kept! });
    expect(kept?.isRevoked).toBe(true);
    expect(heading()).toBe('This tablet is not registered any more');
  });
});

describe('a tablet that was taken out of use while it had punches', () => {
  const shutOut = () => {
    for (const id of ['getServerTime', 'sendHeartbeat', 'sendPunchBatch'] as const)
      server.break(id, { kind: 'refused', code: 'kiosk.device_revoked' });
  };

  it('stops inviting anybody by itself, says what is safe, and hands it over once it is set up again', async () => {
    await renderKiosk({ server });
    await wakeList();
    server.break('sendPunchBatch', { kind: 'dead' });
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await reach('In 06:58');

    shutOut();
    await pass(20_000);

    expect(heading()).toBe('This tablet is not registered any more');
    screen.getByText(/1 punch that the server does not have is safe on this tablet/);
    // Nothing that would be touched in now is kept.
    expect(screen.queryByText(/Punches are (still )?kept/)).toBeNull();
    expect(screen.queryByText('Touch to clock in or out')).toBeNull();
    expect((await loadDeviceRecord())?.isRevoked).toBe(true);
    await touch('Manager');
    expect(heading()).not.toBe('This tablet is not registered any more');
  });

  it('lets the person who stands there finish, and then invites nobody', async () => {
    await renderKiosk({ server });
    await touch('Touch to clock in or out');
    await touch('Anna Jónsdóttir');
    await enter(RIGHT_PIN);
    await reach('In 06:58');

    shutOut();
    await pass(11_000);

    expect(heading()).toBe('This tablet is not registered any more');
  });
});

describe('languages', () => {
  it('change for one person, and are those of the tablet again for the next', async () => {
    await renderKiosk({ server });
    await touch('Touch to clock in or out');

    await touch('Polski');
    expect(heading()).toBe('Kim jesteś?');
    expect(document.documentElement.lang).toBe('pl');
    await touch('Anna Jónsdóttir');
    await touch('Anuluj');

    expect(heading()).toBe('Who are you?');
  });
});

describe('stray touches', () => {
  it('of the first 300 milliseconds of a screen do nothing', async () => {
    await renderKiosk({ server });

    fireEvent.click(button('Touch to clock in or out'));
    await act(async () => Promise.resolve());
    const name = await screen.findByRole('button', { name: 'Anna Jónsdóttir' });
    fireEvent.click(name);

    expect(heading()).toBe('Who are you?');
  });
});

describe('the list', () => {
  it('says so when nobody is on it yet', async () => {
    await renderKiosk({ server: createFakeServer() });

    await touch('Touch to clock in or out');

    await screen.findByText('Nobody is on the list yet');
  });

  it('shows states only where the company wants them seen', async () => {
    await renderKiosk({ server, device: { ...DEVICE, showStates: true } });

    await touch('Touch to clock in or out');

    within(await screen.findByRole('button', { name: /Björn/ })).getByText('In');
    within(button(/Anna/)).getByText('Out');
  });

  it('finds a name by the letters on the screen', async () => {
    await renderKiosk({ server, device: { ...DEVICE, listMode: 'hidden' } });
    await touch('Touch to clock in or out');
    expect(screen.queryByText('Björn Árnason')).toBeNull();

    fireEvent.pointerDown(button('b'), { button: 0 });
    fireEvent.pointerDown(button('j'), { button: 0 });

    await screen.findByRole('button', { name: 'Björn Árnason' });
    expect(screen.queryByText('Anna Jónsdóttir')).toBeNull();
  });
});
