import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveManagerCode } from '#device/manager-code.ts';
import type { Kiosk } from '#app/kiosk.ts';
import { OutboxDatabase } from '#storage/outbox-database.ts';
import { kioskDatabase } from '#storage/kiosk-database.ts';
import { enter, touch } from '#testing/at-the-tablet.ts';
import {
  COMPANY_CODE,
  createFakeServer,
  makePerson,
  MANAGER,
  type FakeServer,
} from '#testing/fake-server.ts';
import { newPunch } from '#testing/simulated-tablet.ts';
import { DEVICE, fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([makePerson(1, 'Anna Jónsdóttir')]);
});

async function openGate() {
  await touch('Manager');
  await touch('Manager');
}
async function openPanel({ store }: Kiosk) {
  store.dispatch({ type: 'aboutOpened' });
  store.dispatch({ type: 'managerOpened' });
  await pass(400);
}
/** A punch of Anna's that does not get through. */
async function keepPunch({ punchClock }: Kiosk) {
  server.break('sendPunchBatch', { kind: 'dead' });
  const at = Date.parse('2026-03-02T06:30:00.000Z');
  const row = await punchClock!.outbox.append(
    newPunch(1, { action: 'start', at, proof: { employeeToken: 'token' } }),
    () => Promise.resolve('unused'),
  );
  punchClock!.sender.send('punch');
  await pass(400);
  return row;
}
async function outboxRow(punchId: string) {
  const database = new OutboxDatabase('stimpill-outbox');
  const row = await database.punches.get(punchId);
  database.close();
  return row;
}
async function signIn(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await touch('Sign in');
}

describe("the manager's page", () => {
  it('opens with the code of the tablet', async () => {
    const { store } = (await renderKiosk({ server })).kiosk;
    await saveManagerCode('482159', null);
    await openGate();

    await enter('482159');
    await touch('Open');

    await screen.findByText('All punches of this tablet are on the server.');
    expect(store.getState().screen.name).toBe('manager');
  });

  it('stays closed to a wrong code, and says how many tries are left', async () => {
    await renderKiosk({ server });
    await saveManagerCode('482159', null);
    await openGate();

    await enter('111213');
    await touch('Open');

    expect((await screen.findByRole('alert')).textContent).toMatch(/Wrong code. 4 tries left/);
  });

  it('asks for a sign-in and a new code, typed twice, on a tablet without one', async () => {
    await renderKiosk({ server });
    await openGate();
    await signIn(MANAGER.email, MANAGER.password);

    await screen.findByRole('heading', { name: 'Choose a code for this tablet' });
    await enter('482159');
    await touch('Next');
    await enter('482159');
    await touch('Next');

    await screen.findByText('All punches of this tablet are on the server.');
    expect((await kioskDatabase.device.get('this'))?.managerCode).toBeDefined();
  });

  it('makes no session of the sign-in, and keeps nothing of it', async () => {
    await renderKiosk({ server });
    await openGate();

    await signIn(MANAGER.email, MANAGER.password);

    await waitFor(() => expect(server.callsOf('signInManager')).toHaveLength(1));
    expect(server.callsOf('login')).toEqual([]);
    expect(JSON.stringify(await kioskDatabase.device.toArray())).not.toContain(MANAGER.password);
  });

  it('does not open for somebody with a wrong password', async () => {
    await renderKiosk({ server });
    await openGate();

    await signIn(MANAGER.email, 'something else');

    expect((await screen.findByRole('alert')).textContent).toMatch(/The e-mail or the password is wrong/);
  });

  it('says to somebody whose role does not open it who gets in, and nothing of registering', async () => {
    server.break('signInManager', { kind: 'refused', code: 'auth.role_not_allowed' });
    await renderKiosk({ server });
    await openGate();

    await signIn(MANAGER.email, MANAGER.password);

    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toBe('Only an owner, or a manager of all departments, gets in here. Nothing was changed.');
  });

  it('refuses to take the tablet out of use while it alone holds punches', async () => {
    const { kiosk, restart } = await renderKiosk({ server });
    await keepPunch(kiosk);
    // What a screen has counted may be old: the outbox itself is asked.
    kiosk.outboxState.setState({ waiting: 0 });
    await openPanel(kiosk);

    await touch('Tablet');
    await touch('Take out of use');

    await screen.findByText(/Not now: 1 punch waits/);
    expect(screen.queryByRole('button', { name: 'Take out of use now' })).toBeNull();
    expect(restart).not.toHaveBeenCalled();
  });

  it('takes a tablet out of use whose punches somebody has in a file', async () => {
    const { kiosk, restart } = await renderKiosk({ server });
    const { punchId } = await keepPunch(kiosk);
    await kiosk.punchClock!.outbox.markExported([punchId]);
    await openPanel(kiosk);

    await touch('Tablet');
    await touch('Take out of use');
    await touch('Take out of use now');

    await waitFor(() => expect(restart).toHaveBeenCalledOnce());
    expect(await outboxRow(punchId)).toMatchObject({ status: 'exported', seal: null, employeeToken: null });
  });

  it('keeps sending punches that somebody has in a file, as long as it can', async () => {
    const { kiosk } = await renderKiosk({ server });
    const { punchId } = await keepPunch(kiosk);
    await kiosk.punchClock!.outbox.markExported([punchId]);

    await openPanel(kiosk);
    const sendNow = await screen.findByRole('button', { name: 'Send now' });
    // At the same moment, so that no try of the tablet's own comes in between.
    server.heal('sendPunchBatch');
    fireEvent.click(sendNow);
    await pass(1_000);

    await screen.findByText('All punches of this tablet are on the server.');
    expect(await outboxRow(punchId)).toMatchObject({ status: 'settled' });
  });

  it('takes a tablet out of use that holds none', async () => {
    const { kiosk, restart } = await renderKiosk({ server });
    await openPanel(kiosk);

    await touch('Tablet');
    await touch('Take out of use');
    await touch('Take out of use now');

    await waitFor(() => expect(restart).toHaveBeenCalledOnce());
    expect(server.callsOf('revokeOwnDevice').map(({ body }) => body)).toEqual([
      { lastSequence: 0, isRestExported: false },
    ]);
    expect(await kioskDatabase.device.count()).toBe(0);
  });

  it('stays in use while the server, perhaps restored, lacks punches that it once had', async () => {
    server.break('revokeOwnDevice', { kind: 'refused', code: 'station.punches_missing' });
    const { kiosk, restart } = await renderKiosk({ server });
    await openPanel(kiosk);

    await touch('Tablet');
    await touch('Take out of use');
    await touch('Take out of use now');

    expect(restart).not.toHaveBeenCalled();
    expect(await kioskDatabase.device.count()).toBe(1);
  });

  it('can be taken out of use without a server', async () => {
    server.break('revokeOwnDevice', { kind: 'dead' });
    const { kiosk } = await renderKiosk({ server });
    await openPanel(kiosk);

    await touch('Tablet');
    await touch('Take out of use');
    await touch('Take out of use now');

    await waitFor(async () => expect(await kioskDatabase.device.count()).toBe(0));
  });

  it('names the person of a punch that waits, when it was and how often it was tried', async () => {
    const { kiosk } = await renderKiosk({ server });
    await keepPunch(kiosk);

    await openPanel(kiosk);

    await screen.findByText('Anna Jónsdóttir, In');
    screen.getByText('06:30');
    await screen.findByText(/Waits\. Tried \d+ times?\. .*Last answer: offline/);
  });

  it('tells what happened to the tablet, the wrong codes with it', async () => {
    const { kiosk } = await renderKiosk({ server });
    await saveManagerCode('482159', null);
    await openGate();
    await enter('111213');
    await touch('Open');
    await screen.findByRole('alert');
    await openPanel(kiosk);

    await touch('Log');

    await screen.findByText('A wrong manager code was entered.');
    screen.getByText(/^Started, version/);
    screen.getByText('A manager opened these pages.');
  });

  it('saves other settings and starts again with the same registration', async () => {
    const { kiosk, restart } = await renderKiosk({ server });
    await openPanel(kiosk);

    await touch('Settings');
    fireEvent.click(screen.getByLabelText('Nothing until two letters are typed'));
    await touch('Save and restart');

    await waitFor(() => expect(restart).toHaveBeenCalledOnce());
    expect(await kioskDatabase.device.get('this')).toMatchObject({
      listMode: 'hidden',
      deviceToken: DEVICE.deviceToken,
    });
  });
});

describe('the code of the company', () => {
  beforeEach(() => {
    server = createFakeServer([makePerson(1, 'Anna Jónsdóttir')], { managerCodeVersion: 'first' });
  });

  async function openGateOfCompany() {
    const { kiosk } = await renderKiosk({ server });
    await kiosk.punchClock!.station.readSettings();
    await openGate();
    await screen.findByText(/Enter your company's manager code/);
    return kiosk;
  }
  async function type(code: string) {
    await enter(code);
    await touch('Open');
  }

  it('opens, as the server says, in place of the code of the tablet', async () => {
    const { store } = await openGateOfCompany();
    await saveManagerCode('482159', null);

    await type('482159');
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong code. Nothing was changed.');
    await type(COMPANY_CODE);

    await screen.findByText('All punches of this tablet are on the server.');
    expect(store.getState().screen.name).toBe('manager');
  });

  it('opens without a server once it was right here', async () => {
    const { store } = await openGateOfCompany();
    await type(COMPANY_CODE);
    await screen.findByText('All punches of this tablet are on the server.');
    store.dispatch({ type: 'restAsked' });
    await pass(400);
    server.break('checkManagerCode', { kind: 'dead' });
    await openGate();

    await type(COMPANY_CODE);

    await screen.findByText('All punches of this tablet are on the server.');
  });

  it('opens on a tablet that cannot store anything, because there a manager has to get in', async () => {
    await openGateOfCompany();
    const update = vi.spyOn(kioskDatabase.device, 'update').mockRejectedValue(new Error('no room'));

    await type(COMPANY_CODE);

    await screen.findByText('All punches of this tablet are on the server.');
    update.mockRestore();
  });

  it('opens nothing without a server where it was never used, and says what to do', async () => {
    await openGateOfCompany();
    server.break('checkManagerCode', { kind: 'dead' });

    await type(COMPANY_CODE);

    expect((await screen.findByRole('alert')).textContent).toMatch(/Connect the tablet and try again/);
  });

  it('is locked for as long as the server says', async () => {
    await openGateOfCompany();
    server.break('checkManagerCode', {
      kind: 'refused',
      code: 'station.manager_code_locked',
      retryAfter: 840,
    });

    await type(COMPANY_CODE);

    expect((await screen.findByRole('alert')).textContent).toMatch(/Try again in 14 minutes/);
  });

  it('is all that counts: a manager who signs in instead is not asked to choose another', async () => {
    await openGateOfCompany();
    await touch('Sign in instead');
    screen.getByText('An owner or manager signs in.');

    await signIn(MANAGER.email, MANAGER.password);

    await screen.findByText('All punches of this tablet are on the server.');
  });
});
