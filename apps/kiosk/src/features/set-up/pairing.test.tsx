import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDeviceRecord } from '#device/device-record.ts';
import { openedWord } from '#device/pairing-word.ts';
import { kioskDatabase } from '#storage/kiosk-database.ts';
import { everythingKept, storedIn } from '#testing/everything-kept.ts';
import { createFakeServer, DEVICE_TOKEN, PAIRING_WORD, type FakeServer } from '#testing/fake-server.ts';
import { fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const SPELLED = '7K3M-9XQ2';

let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer();
});
afterEach(() => openedWord.setState({ word: undefined }));

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
async function touch(name: string) {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  fireEvent.click(button(name));
  await pass(400);
}

async function reachPairing() {
  await renderKiosk({ server, device: null });
  await touch('English');
  await touch('Next');
  fireEvent.change(screen.getByLabelText('Name of this tablet'), { target: { value: 'Front door' } });
  await touch('Next');
}

async function type(word: string) {
  fireEvent.change(screen.getByLabelText('Pairing word'), { target: { value: word } });
  await pass(400);
}

const said = () => screen.getByRole('alert').textContent;
const onIpad = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0) Safari');

describe('a tablet is paired by the word of the desk', () => {
  it('which says whose it is before it registers anything, and is kept nowhere', async () => {
    await reachPairing();

    await type('7k3m 9xq2');
    screen.getByText(/It registers this tablet for Kaffihús Norður ehf\./);
    expect(server.callsOf('pairTablet')).toHaveLength(0);
    await touch('Register this tablet');

    await screen.findByText('Registered for Kaffihús Norður ehf.');
    expect(await loadDeviceRecord()).toMatchObject({ deviceToken: DEVICE_TOKEN, deviceName: 'Front door' });
    expect(server.callsOf('pairTablet')[0]?.body).toEqual({ word: PAIRING_WORD, deviceName: 'Front door' });
    const kept = [...(await everythingKept()), ...storedIn(localStorage), ...storedIn(sessionStorage)];
    expect(kept.filter((value) => typeof value === 'string' && /7K3M-?9XQ2/i.test(value))).toEqual([]);
  });

  it('which needs no typing where the page was opened by the code: the desk is told at once', async () => {
    openedWord.setState({ word: PAIRING_WORD });

    await reachPairing();

    expect(server.callsOf('tellArrival').map(({ body }) => body)).toEqual([
      { word: PAIRING_WORD, certificate: 'trusted' },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Pairing word').value).toBe(SPELLED);
    await touch('Register this tablet');
    await screen.findByText('Registered for Kaffihús Norður ehf.');
  });

  it('once, however often the button is pressed', async () => {
    await reachPairing();
    await type(SPELLED);

    fireEvent.click(button('Register this tablet'));
    fireEvent.click(screen.getByRole('button', { name: /^Regist/ }));
    await pass(400);

    expect(server.callsOf('pairTablet')).toHaveLength(1);
  });

  it('whole, or it is told what is missing', async () => {
    await reachPairing();
    await type('7K3M');

    await touch('Register this tablet');

    screen.getByText('Read the code, or type all eight characters of the pairing word.');
    expect(server.callsOf('tellArrival')).toHaveLength(0);
  });
});

it('a letter that is in no pairing word is named', async () => {
  await reachPairing();

  await type('7K3M-9XQU');

  screen.getByText('No pairing word has the character “U”. Compare it with the desk.');
  expect(server.callsOf('tellArrival')).toHaveLength(0);
});

it('a company whose name ends in a dot is followed by no second one', async () => {
  await reachPairing();

  await type(SPELLED);

  expect(screen.getByText(/It registers this tablet/).textContent).toMatch(/Kaffihús Norður ehf\.$/);
});

describe('a pairing word that is not good', () => {
  it('says that it is mistyped, late or used, and another one is taken in its place', async () => {
    await reachPairing();

    await type('AAAA-AAAA');
    expect(said()).toMatch(/mistyped, older than 15 minutes, already used, or replaced by a newer one/);
    await touch('Register this tablet');
    expect(server.callsOf('pairTablet')).toHaveLength(0);
    await type(SPELLED);

    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByText(/It registers this tablet/);
  });

  it.each([
    ['auth.too_many_attempts', /Too many failed attempts\. Try again in 15 minutes/],
    ['pairing.word_unknown', /is not valid/],
  ] as const)(
    'because of %s is asked again by the button, by typing it anew, and after a step back',
    async (code, words) => {
      await reachPairing();
      server.break('tellArrival', { kind: 'refused', code, retryAfter: 900 });
      await type(SPELLED);
      expect(said()).toMatch(words);
      const asked = () => server.callsOf('tellArrival').length;
      const before = asked();

      await touch('Register this tablet');
      await type('7k3m9xq2');
      await touch('Back');
      await touch('Next');
      await touch('Register this tablet');
      expect([asked() - before, said()]).toEqual([3, expect.stringMatching(words)]);
      server.heal('tellArrival');
      await touch('Register this tablet');
      screen.getByText(/It registers this tablet/);
      await touch('Register this tablet');

      await screen.findByText('Registered for Kaffihús Norður ehf.');
    },
  );

  it('any more when it comes to registering is told there, and nothing is stored', async () => {
    await reachPairing();
    await type(SPELLED);
    server.break('pairTablet', { kind: 'refused', code: 'pairing.word_unknown' });

    await touch('Register this tablet');

    expect(said()).toMatch(/older than 15 minutes.*Nothing was changed\.$/);
    expect(await loadDeviceRecord()).toBeUndefined();
  });

  it.each([
    ['auth.role_not_allowed', /The person who made this pairing word may not register tablets any more/],
    ['auth.too_many_attempts', /Try again in 15 minutes/],
  ] as const)('because of %s says what to do', async (code, words) => {
    await reachPairing();
    await type(SPELLED);
    server.break('pairTablet', { kind: 'refused', code, retryAfter: 900 });

    await touch('Register this tablet');

    expect(said()).toMatch(words);
  });
});

describe('a network that is lost while a tablet is paired', () => {
  it('before the word could be checked: it is asked again by itself', async () => {
    await reachPairing();
    server.break('tellArrival', { kind: 'dead' });
    await type(SPELLED);
    expect(said()).toMatch(/could not be checked/);

    server.heal('tellArrival');
    await pass(6_000);

    screen.getByText(/It registers this tablet/);
  });

  it('before the request arrived: the same word works once more', async () => {
    await reachPairing();
    await type(SPELLED);
    server.break('pairTablet', { kind: 'dead' });
    await touch('Register this tablet');
    expect(said()).toMatch(/we do not know whether it registered this tablet/);

    server.heal('pairTablet');
    await touch('Register this tablet');

    await screen.findByText('Registered for Kaffihús Norður ehf.');
  });

  it('before the answer came: the word is told to be used up, and which tablet to look for', async () => {
    await reachPairing();
    await type(SPELLED);
    server.break('pairTablet', { kind: 'silent', isDone: true });
    await touch('Register this tablet');
    await pass(16_000);
    expect(said()).toMatch(/we do not know whether it registered this tablet/);

    server.heal('pairTablet');
    await touch('Register this tablet');

    expect(said()).toMatch(/used up.*never in use.*take it out of use/);
  });

  it('before the key was bound: the tablet is not registered a second time', async () => {
    await reachPairing();
    await type(SPELLED);
    server.break('registerDeviceKey', { kind: 'dead' });
    await touch('Register this tablet');
    expect(said()).toMatch(/has registered this tablet, but the connection broke/);

    server.heal('registerDeviceKey');
    await touch('Register this tablet');

    await screen.findByText('Registered for Kaffihús Norður ehf.');
    expect(server.callsOf('pairTablet')).toHaveLength(1);
  });
});

describe('a tablet on which the app can be installed', () => {
  it('stores nothing at all before somebody goes on, and shows the word to type in the app', async () => {
    onIpad();
    openedWord.setState({ word: PAIRING_WORD });
    await renderKiosk({ server, device: null });
    await touch('English');
    await pass(2_000);

    screen.getByText(/Add to Home Screen/);
    screen.getByText(SPELLED);
    screen.getByText(/It registers this tablet for Kaffihús Norður ehf\./);
    expect(await Dexie.dependencies.indexedDB.databases()).toEqual([]);
    expect(await kioskDatabase.log.count()).toBe(0);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('shows no word that is not good', async () => {
    onIpad();
    openedWord.setState({ word: 'AAAAAAAA' });
    await renderKiosk({ server, device: null });
    await touch('English');

    expect(said()).toMatch(/make a new one at the desk/);
    expect(screen.queryByText('AAAA-AAAA')).toBeNull();
  });

  it('shows the word as well where the server does not say yet whether it is good', async () => {
    onIpad();
    openedWord.setState({ word: PAIRING_WORD });
    server.break('tellArrival', { kind: 'refused', code: 'auth.too_many_attempts', retryAfter: 900 });
    await renderKiosk({ server, device: null });
    await touch('English');

    expect(said()).toMatch(/Try again in 15 minutes/);
    screen.getByText(SPELLED);
  });

  it('is told at the same time where the page is open already when the code is opened', async () => {
    onIpad();
    await renderKiosk({ server, device: null });
    await touch('English');

    act(() => openedWord.setState({ word: PAIRING_WORD }));
    await pass(400);

    screen.getByText(SPELLED);
  });
});
