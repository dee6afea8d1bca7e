import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveManagerCode } from '#device/manager-code.ts';
import { kioskDatabase } from '#storage/kiosk-database.ts';
import { createFakeServer, makePerson, MANAGER, type FakeServer } from '#testing/fake-server.ts';
import { DEVICE, fakeClock, pass, renderKiosk } from '#testing/render-kiosk.tsx';

let server: FakeServer;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([makePerson(1, 'Anna Jónsdóttir')]);
});

async function touch(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  await pass(400);
}
async function enter(code: string) {
  for (const digit of code) fireEvent.pointerDown(screen.getByRole('button', { name: digit }), { button: 0 });
  await pass(100);
}
async function openGate() {
  await touch('Manager');
  await touch('Manager');
}
async function signIn(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await touch('Sign in');
}

describe("the manager's page", () => {
  it('opens with the code of the tablet', async () => {
    const { store } = (await renderKiosk({ server })).kiosk;
    await saveManagerCode('482159');
    await openGate();

    await enter('482159');
    await touch('Open');

    await screen.findByText('Every punch of this tablet is with the server.');
    expect(store.getState().screen.name).toBe('manager');
  });

  it('stays closed to a wrong code, and says how many tries are left', async () => {
    await renderKiosk({ server });
    await saveManagerCode('482159');
    await openGate();

    await enter('111213');
    await touch('Open');

    expect((await screen.findByRole('alert')).textContent).toMatch(/Not the code. 4 tries left/);
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

    await screen.findByText('Every punch of this tablet is with the server.');
    expect((await kioskDatabase.device.get('this'))?.managerCode).toBeDefined();
  });

  it('ends the session of the sign-in at once and keeps no token', async () => {
    await renderKiosk({ server });
    await openGate();

    await signIn(MANAGER.email, MANAGER.password);

    expect(server.callsOf('revokeSession')).toHaveLength(1);
    expect(JSON.stringify(await kioskDatabase.device.toArray())).not.toContain(MANAGER.password);
  });

  it('is not for somebody with a wrong password', async () => {
    await renderKiosk({ server });
    await openGate();

    await signIn(MANAGER.email, 'something else');

    expect((await screen.findByRole('alert')).textContent).toMatch(/E-mail or password is not right/);
  });

  it('refuses to take the tablet out of use while it holds punches', async () => {
    const { kiosk } = await renderKiosk({ server });
    kiosk.outboxState.setState({ waiting: 3 });
    kiosk.store.dispatch({ type: 'aboutOpened' });
    kiosk.store.dispatch({ type: 'managerOpened' });
    await pass(400);

    await touch('Tablet');
    await touch('Take out of use');

    screen.getByText(/Not now: 3 punches wait/);
    expect(screen.queryByRole('button', { name: 'Take out of use now' })).toBeNull();
  });

  it('takes a tablet out of use that holds none', async () => {
    const { kiosk, restart } = await renderKiosk({ server });
    kiosk.store.dispatch({ type: 'aboutOpened' });
    kiosk.store.dispatch({ type: 'managerOpened' });
    await pass(400);

    await touch('Tablet');
    await touch('Take out of use');
    await touch('Take out of use now');

    expect(restart).toHaveBeenCalledOnce();
    expect(await kioskDatabase.device.count()).toBe(0);
  });

  it('names the person of a punch that the server does not take', async () => {
    const { kiosk } = await renderKiosk({ server });
    const at = Date.parse('2026-03-02T06:30:00.000Z');
    const employeeId = makePerson(1, '').id;
    kiosk.outboxState.setState({
      needsAttention: [
        { punchId: 'p', receiptCode: '1NX1YS', employeeId, action: 'start', at, reason: 'mismatch' },
      ],
    });
    kiosk.store.dispatch({ type: 'aboutOpened' });
    kiosk.store.dispatch({ type: 'managerOpened' });

    await pass(1_000);

    screen.getByText('Anna Jónsdóttir, In');
    screen.getByText('1NX1YS');
    screen.getByText('06:30');
  });

  it('saves other settings and starts again with the same registration', async () => {
    const { kiosk, restart } = await renderKiosk({ server });
    kiosk.store.dispatch({ type: 'aboutOpened' });
    kiosk.store.dispatch({ type: 'managerOpened' });
    await pass(400);

    await touch('Settings');
    fireEvent.click(screen.getByLabelText('Nothing until two letters are typed'));
    await touch('Save and start again');

    expect(restart).toHaveBeenCalledOnce();
    expect(await kioskDatabase.device.get('this')).toMatchObject({
      listMode: 'hidden',
      deviceToken: DEVICE.deviceToken,
    });
  });
});
