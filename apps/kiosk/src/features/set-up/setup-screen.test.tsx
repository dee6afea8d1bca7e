import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDeviceRecord } from '#device/device-record.ts';
import { kioskDatabase, type DeviceRecord } from '#storage/kiosk-database.ts';
import { OutboxDatabase } from '#storage/outbox-database.ts';
import { createFakeServer, DEVICE_TOKEN, MANAGER, type FakeServer } from '#testing/fake-server.ts';
import { DEVICE, fakeClock, loadKiosk, pass, renderKiosk } from '#testing/render-kiosk.tsx';
import { CHAIN, newDisk, newPunch, outboxOn } from '#testing/simulated-tablet.ts';

let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
async function touch(name: string) {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  fireEvent.click(button(name));
  await pass(400);
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function reachSignIn() {
  await touch('English');
  await touch('Next');
  write('Name of this tablet', 'Front door');
  await touch('Next');
  await touch('With e-mail and password');
}

async function signIn(password: string) {
  write('E-mail', MANAGER.email);
  write('Password', password);
  await touch('Register this tablet');
}

describe('setting a tablet up', () => {
  it('begins on a tablet that can install the app with how to, keeps nothing, and goes on where somebody stays', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0) Safari');
    await renderKiosk({ server, device: null });
    await touch('English');

    expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(await loadDeviceRecord()).toBeUndefined();
    await touch('Go on in the browser');
    expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
  });

  it('ends with a stored token, the choices made, and a fresh start', async () => {
    const { restart } = await renderKiosk({ server, device: null });

    await reachSignIn();
    await signIn(MANAGER.password);
    await pass(1_000);
    await touch('Go on anyway');
    await touch('Start the punch clock');

    await waitFor(() => expect(restart).toHaveBeenCalledOnce());
    expect(await loadDeviceRecord()).toMatchObject({
      deviceToken: DEVICE_TOKEN,
      deviceName: 'Front door',
      language: 'en',
      listMode: 'short',
      isReady: true,
    });
  });

  it('takes the time zone of the company, shows it by name and keeps another one that is chosen', async () => {
    server = createFakeServer([], { timeZone: 'Europe/Warsaw' });
    const { restart } = await renderKiosk({ server, device: null });
    await reachSignIn();
    await signIn(MANAGER.password);
    await pass(1_000);

    const zone = screen.getByLabelText<HTMLSelectElement>('Time zone');
    expect([zone.value, zone.selectedOptions[0]?.textContent]).toEqual(['Europe/Warsaw', 'Warsaw']);
    expect(zone.options[0]?.value).toBe('Europe/Warsaw');
    expect((await loadDeviceRecord())?.timeZone).toBe('Europe/Warsaw');
    fireEvent.change(zone, { target: { value: 'Europe/Copenhagen' } });
    await touch('Go on anyway');
    await touch('Start the punch clock');

    await waitFor(() => expect(restart).toHaveBeenCalledOnce());
    expect(await loadDeviceRecord()).toMatchObject({ timeZone: 'Europe/Copenhagen', isReady: true });
  });

  it.each([
    ['Europe/Warsaw', 'that of the company', true],
    ['America/New_York', 'the one that a manager has chosen already', false],
  ] as const)('interrupted after registering it goes on in %s, %s', async (timeZone, _, isZoneGuessed) => {
    server = createFakeServer([], { timeZone: 'Europe/Warsaw' });
    const interrupted = { ...DEVICE, isReady: false, timeZone: 'America/New_York', isZoneGuessed };
    await renderKiosk({ server, device: interrupted });
    await pass(1_000);

    expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe(timeZone);
    expect((await loadDeviceRecord())?.timeZone).toBe(timeZone);
  });

  it('offers the zone of the tablet where the server does not tell that of the company', async () => {
    server.break('getStationSettings', { kind: 'dead' });
    await renderKiosk({ server, device: null });
    await reachSignIn();
    await signIn(MANAGER.password);
    await pass(1_000);

    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const zone = await screen.findByLabelText<HTMLSelectElement>('Time zone');
    expect(zone.value).toBe(timeZone);
  });

  it('is finished with its checks: a tablet that is left on the last page is a punch clock all the same', async () => {
    await renderKiosk({ server, device: { ...DEVICE, isReady: false } });
    await pass(1_000);

    await touch('Go on anyway');

    screen.getByRole('heading', { name: 'Hang it up' });
    expect((await loadDeviceRecord())?.isReady).toBe(true);
  });

  it('stores no password', async () => {
    await renderKiosk({ server, device: null });

    await reachSignIn();
    await signIn(MANAGER.password);

    const kept = JSON.stringify(await kioskDatabase.device.toArray());
    expect(kept).toContain(DEVICE_TOKEN);
    expect(kept).not.toContain(MANAGER.password);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('wants a name for the tablet', async () => {
    await renderKiosk({ server, device: null });
    await touch('English');
    await touch('Next');

    await touch('Next');

    screen.getByText('Give the tablet a name.');
  });

  it('goes no further while the server does not answer', async () => {
    server.break('getHealth', { kind: 'dead' });

    await renderKiosk({ server, device: null });
    await touch('English');

    expect(screen.getByRole('alert').textContent).toMatch(/The server does not answer/);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it.each([
    ['was silent', { kind: 'dead' }],
    ['had trouble', { kind: 'refused', code: 'server.unavailable' }],
  ] as const)(
    'notices by itself that the server is back which %s when the page was opened',
    async (_, fault) => {
      server.break('getHealth', fault);
      await renderKiosk({ server, device: null });
      await touch('English');
      screen.getByRole('alert');

      server.heal('getHealth');
      await pass(6_000);

      screen.getByText(/The server answers \(version/);
      expect(button('Next').disabled).toBe(false);
    },
  );

  it('says that a server which answers with trouble has trouble, not that it is silent', async () => {
    server.break('getHealth', { kind: 'refused', code: 'server.unavailable' });

    await renderKiosk({ server, device: null });
    await touch('English');

    expect(screen.getByRole('alert').textContent).toMatch(/The server answers, but/);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('says plainly what an address without https cannot do, and registers no tablet there', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });

    await renderKiosk({ server, device: null });
    await touch('English');
    await pass(1_000);

    screen.getByText(/does not begin with https/);
    screen.getByText(/The server answers/);
    expect(button('Next').disabled).toBe(true);
  });

  it('goes on with its checks when it was interrupted before them', async () => {
    await renderKiosk({ server, device: { ...DEVICE, isReady: false } });

    screen.getByText('Registered for Kaffihús Norður ehf.');
  });
});

describe('punches of an earlier registration', () => {
  const LOST = { ...CHAIN, deviceId: '019c1f2e-7b10-7a54-8a11-eeeeeeeeeeee' };

  const withTwoPunches = (device: DeviceRecord | null) => withPunches([1, 2], device);

  /** Punches waited when the browser threw the registration away. */
  async function withPunches(numbers: readonly number[], device: DeviceRecord | null) {
    const outbox = outboxOn(newDisk(), { chain: LOST });
    const proof = { employeeToken: 'a-token' };
    const rows = numbers.map((number) =>
      outbox.append(newPunch(number, { proof }), () => Promise.resolve('unused')),
    );
    const first = await renderKiosk({ server, device });
    first.unmount();
    await new OutboxDatabase('stimpill-outbox').punches.bulkPut(await Promise.all(rows));
    return loadKiosk();
  }

  it('are told before the tablet is set up, and go to the server as soon as a manager has signed in', async () => {
    const { restart, unmount } = await withTwoPunches(null);
    await touch('English');
    expect(screen.getByText(/2 punches from before are still safe on this tablet/)).toBeTruthy();
    await touch('Next');
    write('Name of this tablet', 'Front door');
    await touch('Next');
    await touch('With e-mail and password');

    await signIn(MANAGER.password);
    await waitFor(() => expect(restart).toHaveBeenCalledOnce());
    unmount();
    await loadKiosk();

    await screen.findByText(/2 punches from before are on the server/);
    const [sent] = server.callsOf('recoverPunches');
    expect(sent?.body).toMatchObject({ deviceId: LOST.deviceId, items: [{ sequence: 1 }, { sequence: 2 }] });
  });

  it('are spoken of as one where it is one, and are not said to be sent without registering', async () => {
    await withPunches([1], null);
    await touch('English');
    screen.getByText(/1 punch from before is still safe.*the punch then goes.*is asked about it\.$/);

    await touch('Use it without registering');

    screen.getByText(/1 punch from before stays on this tablet and will not be sent this way.*to send it\.$/);
  });

  it('are counted on the screen at rest until the server has them', async () => {
    server.break('recoverPunches', { kind: 'dead' });
    await withTwoPunches(DEVICE);
    await pass(20_000);
    screen.getByText(/2 punches/);

    server.heal('recoverPunches');
    // The next try can be most of a minute away, and then has to be answered.
    await pass(120_000);

    expect(screen.queryByText(/2 punches/)).toBeNull();
  });
});

describe('the checks', () => {
  const interrupted = { ...DEVICE, isReady: false };
  const detailOf = (title: string) => screen.getByText(title).nextElementSibling?.textContent;
  const ofTheBrowser = [
    'The app is saved on this tablet',
    'The app opens without a network',
    'The browser protects the storage',
  ];

  it.each(ofTheBrowser)(
    'say that the browser lacks what it takes where the address has https: %s',
    async (title) => {
      await renderKiosk({ server, device: interrupted });
      await pass(1_000);

      await waitFor(() => expect(detailOf(title)).toMatch(/Not possible in this browser/));
    },
  );

  it.each(ofTheBrowser)('say that the address has no https where it has none: %s', async (title) => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });

    await renderKiosk({ server, device: interrupted });
    await pass(1_000);

    await waitFor(() => expect(detailOf(title)).toMatch(/does not begin with https/));
  });

  it.each([
    [{ kind: 'dead' }, /The server did not answer/],
    [{ kind: 'refused', code: 'server.unavailable' }, /The server answers, but/],
  ] as const)('say of the clock why it could not be compared: %j', async (fault, says) => {
    server.break('getHealth', fault);

    await renderKiosk({ server, device: interrupted });
    await pass(1_000);

    await waitFor(() => expect(detailOf('The clock agrees with the server')).toMatch(says));
  });
});

describe("a manager's sign-in", () => {
  it('that is wrong changes nothing and clears the password', async () => {
    await renderKiosk({ server, device: null });
    await reachSignIn();

    await signIn('not the password');

    expect(screen.getByRole('alert').textContent).toMatch(/The e-mail or the password is wrong/);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(await loadDeviceRecord()).toBeUndefined();
  });

  it.each([
    ['auth.role_not_allowed', /may not register tablets/],
    ['auth.too_many_attempts', /Try again in 15 minutes/],
    ['server.unavailable', /we do not know whether it registered/],
  ] as const)('refused with %s says what to do', async (code, words) => {
    server.break('registerDevice', { kind: 'refused', code, retryAfter: 900 });
    await renderKiosk({ server, device: null });
    await reachSignIn();

    await signIn(MANAGER.password);

    expect(screen.getByRole('alert').textContent).toMatch(words);
  });

  it('hides the password until asked to show it', async () => {
    await renderKiosk({ server, device: null });
    await reachSignIn();
    const password = screen.getByLabelText<HTMLInputElement>('Password');

    expect(password.type).toBe('password');
    await touch('Show');

    expect(password.type).toBe('text');
  });

  it('forgets the password when the tablet is put away', async () => {
    await renderKiosk({ server, device: null });
    await reachSignIn();
    write('Password', MANAGER.password);

    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });

    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });
});
