import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/create-query-client.ts';
import type { ManagedTablet, TabletReach } from './tablet-queries.ts';
import { App } from '#app/app.tsx';
import { createDeskRouter } from '#app/create-desk-router.tsx';
import { BJORK, fakeApi, type FakeApi } from '#testing/fake-api.ts';

const LIST = 'GET /companies/c1/tablets';
const WORD = 'GET /companies/c1/tablets/pairing-word';
const MAKE = 'POST /companies/c1/tablets/pairing-word';
const REACH = 'GET /companies/c1/tablets/reach';
const NONE = { endsAtUtc: null, arrival: null, registered: null };
const MADE = {
  ...{ word: '7K3M-9XQ2', email: 'bjork@example.is' },
  ...{ endsAtUtc: '2026-11-23T08:15:00.000Z', validForSeconds: 900 },
};
const WAITING = { ...NONE, endsAtUtc: MADE.endsAtUtc };
const OWN: TabletReach = {
  addresses: [
    { origin: 'https://nyja.local:8080', certificate: 'own' },
    { origin: 'https://192.168.1.20:8080', certificate: 'own' },
  ],
  certificate: 'own',
};
const NOTHING: TabletReach = { addresses: [], certificate: 'none' };
const PUBLIC: TabletReach = {
  addresses: [{ origin: 'https://clock.example.is', certificate: 'public' }],
  certificate: 'public',
};
const FRONT_DOOR: ManagedTablet = {
  ...{ id: 't2', name: 'Front door', state: 'noKey', registeredByName: 'Björk', isSetUpByService: false },
  ...{ registeredAtUtc: '2026-11-23T08:03:00.000Z', lastSeenAtUtc: '2026-11-23T08:03:00.000Z' },
  ...{ revokedAtUtc: null, report: null, concerns: [], incidents: [], strayEnvelopes: [] },
};

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.answer('GET /session', { data: BJORK });
  api.answer(LIST, { data: [] });
  api.answer('GET /companies/c1/manager-code', { data: { isSet: false } });
  const settings = { terminal: { punchPhoto: 'none' }, retentionDays: { photos: 1 } };
  api.answer('GET /companies/c1/settings', { data: settings, version: '"1"' });
  api.answer(WORD, { data: NONE });
  api.answer(MAKE, { data: MADE });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(reach: TabletReach) {
  api.answer(REACH, { data: reach });
  window.history.replaceState(null, '', '/desk/tablets?open=hang-up');
  render(<App language="en" client={createQueryClient()} router={createDeskRouter()} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Hang up a tablet' }));
  await dialog.findByRole('region', { name: 'Pairing word' });
  return dialog;
}
const make = () => {
  api.answer(WORD, { data: WAITING });
  return userEvent.click(screen.getByRole('button', { name: 'Make a pairing word' }));
};

describe('hanging up a tablet', () => {
  it('says what to set where no tablet can come, and makes no code of an address of this machine', async () => {
    const dialog = await open(NOTHING);

    expect(dialog.getByText('No tablet can open this server yet')).toBeTruthy();
    expect(dialog.getByText('npm run stimpill -- tls self-signed')).toBeTruthy();
    expect(dialog.getByText(/^HOST=0\.0\.0\.0\s+TLS_CERT_FILE=/)).toBeTruthy();
    expect(dialog.getByText(/The demo then starts only with DEMO=1/)).toBeTruthy();
    expect(dialog.getByText(/Set PUBLIC_ORIGIN to that address/)).toBeTruthy();
    await make();
    expect(await dialog.findByText('7K3M-9XQ2')).toBeTruthy();
    expect(dialog.queryByRole('img', { name: /as a QR code/ })).toBeNull();
  });

  it('says that none is registered over plain HTTP, by the address that tablets could open', async () => {
    const addresses = [{ origin: 'http://192.168.1.20:8080', certificate: 'none' as const }];
    const dialog = await open({ ...NOTHING, addresses });

    expect(dialog.getByText('No tablet can be registered at this address')).toBeTruthy();
    expect(dialog.getByText(/A tablet can open http:\/\/192\.168\.1\.20:8080\/, but/)).toBeTruthy();
  });

  it('makes the word at the press: a code of the address, eight characters, and the time left', async () => {
    const dialog = await open(PUBLIC);
    expect(dialog.queryByText('7K3M-9XQ2')).toBeNull();

    await make();

    expect(await dialog.findByText('7K3M-9XQ2')).toBeTruthy();
    expect(await dialog.findByRole('img', { name: /as a QR code/ })).toBeTruthy();
    expect(dialog.getByText(/^https:\/\/clock\.example\.is\/$/)).toBeTruthy();
    expect(dialog.getByRole('timer').textContent).toMatch(/^(15:00|14:59)$/);
    expect(dialog.getByText(/another maker.* bjork@example\.is/)).toBeTruthy();
    expect(dialog.queryByText('First the tablet must trust this server')).toBeNull();
  });

  it('shows how each make of tablet comes to trust a certificate of one’s own, before anything else', async () => {
    const dialog = await open(OWN);
    const trust = within(dialog.getByRole('region', { name: 'First the tablet must trust this server' }));

    expect(trust.getByText(/Certificate Trust Settings/)).toBeTruthy();
    expect(trust.getByText(/Bring the file authority\.crt/)).toBeTruthy();
    await userEvent.click(trust.getByRole('radio', { name: 'Android' }));

    expect(trust.getByText(/CA certificate: choose the file/)).toBeTruthy();
    expect(trust.queryByText(/Certificate Trust Settings/)).toBeNull();
  });

  it('lets one choose at which address the tablet comes, and says which names Androids do not find', async () => {
    const dialog = await open(OWN);
    await make();
    expect(await dialog.findByText(/^https:\/\/nyja\.local:8080\/$/)).toBeTruthy();
    expect(dialog.getByText(/Not every Android finds a name/)).toBeTruthy();

    await userEvent.click(dialog.getByRole('radio', { name: '192.168.1.20:8080' }));

    expect(dialog.getByText(/^https:\/\/192\.168\.1\.20:8080\/$/)).toBeTruthy();
    expect(dialog.queryByText(/Not every Android finds a name/)).toBeNull();
  });

  it('tells of the tablet as soon as it has shown the word, and then that it is registered', async () => {
    const dialog = await open(PUBLIC);
    await make();
    await dialog.findByText('7K3M-9XQ2');
    const arrival = {
      ...{ origin: 'https://clock.example.is', certificate: 'trusted', device: 'iPad' },
      atUtc: '2026-11-23T08:02:00.000Z',
    };
    api.answer(WORD, { data: { ...WAITING, arrival } });

    const said =
      /^An iPad reached this server at https:\/\/clock\.example\.is \(.*08:02\), with a certificate that it trusts/;
    expect(await dialog.findByText(said)).toBeTruthy();

    const order = dialog.getByText(said).compareDocumentPosition(dialog.getByText('7K3M-9XQ2'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    api.answer(WORD, { data: { ...WAITING, registered: { tabletId: 't2', name: 'Front door' } } });
    const registered = 'Front door is registered. It tests itself now.';
    expect(await dialog.findByText(registered)).toBeTruthy();
    expect(dialog.queryByText('7K3M-9XQ2')).toBeNull();
    expect(dialog.queryByText(said)).toBeNull();
  });

  it.each([
    ['untrusted', /with a certificate that it does not trust/],
    ['none', /on the computer of the server itself, which needs no certificate/],
  ])('says how a tablet came whose certificate is %s', async (certificate, said) => {
    const arrival = { origin: null, certificate, device: 'other', atUtc: '2026-11-23T08:02:00.000Z' };
    api.answer(WORD, { data: { ...WAITING, arrival } });
    const dialog = await open(PUBLIC);

    expect((await dialog.findByText(said)).textContent).toMatch(/^A tablet reached this server \(/);
  });

  it('counts no tablet but the one of its own word: neither that of a colleague nor one of just before', async () => {
    api.answer(WORD, { data: { ...WAITING, registered: { tabletId: 't1', name: 'Kitchen' } } });
    const dialog = await open(PUBLIC);
    expect(dialog.queryByText(/is registered/)).toBeNull();
    await make();
    await dialog.findByText('7K3M-9XQ2');

    api.answer(LIST, { data: [FRONT_DOOR] });
    expect(await screen.findByText('Front door')).toBeTruthy();

    expect(dialog.getByText('7K3M-9XQ2')).toBeTruthy();
    expect(dialog.queryByText(/is registered/)).toBeNull();
  });

  it.each([
    [
      'another one took its place',
      '2026-11-23T08:16:00.000Z',
      /a newer one took its place. Make another one/,
    ],
    ['it was withdrawn', null, /^This word does not work any more\. Make another one\.$/],
  ])('offers a word no longer once %s, and says so', async (_, endsAtUtc, said) => {
    const dialog = await open(PUBLIC);
    await make();
    await dialog.findByText('7K3M-9XQ2');

    api.answer(WORD, { data: { ...NONE, endsAtUtc } });

    expect(await dialog.findByText(said)).toBeTruthy();
    expect(dialog.queryByText('7K3M-9XQ2')).toBeNull();
    expect(dialog.queryByRole('timer')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Make another one' })).toBeTruthy();
  });

  it('keeps a good word in sight where no other one can be made', async () => {
    const dialog = await open(PUBLIC);
    await make();
    await dialog.findByText('7K3M-9XQ2');

    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.answer(MAKE, 'no network');
    await userEvent.click(dialog.getByRole('button', { name: 'Make another one' }));

    expect((await dialog.findByRole('alert')).textContent).toContain('The one above goes on working.');
    isOnline.mockRestore();
    expect(dialog.getByText('7K3M-9XQ2')).toBeTruthy();
    expect(dialog.getByRole('img', { name: /as a QR code/ })).toBeTruthy();
  });

  it('shows how a tablet comes to trust a certificate of a proxy as soon as one has come that does not', async () => {
    const arrival = {
      origin: null,
      certificate: 'untrusted',
      device: 'iPad',
      atUtc: '2026-11-23T08:02:00.000Z',
    };
    api.answer(WORD, { data: { ...WAITING, arrival } });
    const dialog = await open(PUBLIC);

    expect(
      await dialog.findByText(/Ask its operator for a certificate that every tablet knows/),
    ).toBeTruthy();
    expect(dialog.getByText(/Certificate Trust Settings/)).toBeTruthy();
  });

  it('says that an earlier word still works, and that another one ends it', async () => {
    api.answer(WORD, { data: WAITING });
    const dialog = await open(PUBLIC);

    expect(await dialog.findByText(/was made before works until .*08:15.* Another one ends it/)).toBeTruthy();
    await make();
    await dialog.findByText('7K3M-9XQ2');
    expect(dialog.queryByText(/was made before/)).toBeNull();
  });

  it('shows neither code nor characters once their time is over', async () => {
    api.answer(MAKE, { data: { ...MADE, validForSeconds: 1 } });
    const dialog = await open(PUBLIC);
    await make();

    expect(await dialog.findByText('Its time is over. Make another one.')).toBeTruthy();
    expect(dialog.queryByText('7K3M-9XQ2')).toBeNull();
    expect(dialog.queryByRole('img', { name: /as a QR code/ })).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Make another one' })).toBeTruthy());
  });
});
