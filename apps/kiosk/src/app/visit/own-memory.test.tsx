import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import {
  comeOnline,
  enter,
  goOffline,
  heading,
  NEEDS_NETWORK,
  reach,
  touch,
} from '#testing/at-the-tablet.ts';
import { createFakeServer, makePerson, RIGHT_PIN, type FakeServer } from '#testing/fake-server.ts';
import { DEVICE, fakeClock, loadKiosk, pass, renderKiosk } from '#testing/render-kiosk.tsx';

const ANNA = makePerson(1, 'Anna Jónsdóttir');
const BJORN = makePerson(2, 'Björn Árnason', '2026-03-01T15:02:00.000Z');
const WAKE = 'Touch to clock in or out';
const MINUTE = 60_000;
let server: FakeServer;
type Bench = Awaited<ReturnType<typeof loadKiosk>>;

beforeEach(() => {
  fakeClock();
  server = createFakeServer([ANNA, BJORN]);
});

/** The tablet has read its list, rests, and has lost its server. */
async function cutOff(device = DEVICE): Promise<Bench> {
  const bench = await renderKiosk({ server, device });
  await touch(WAKE);
  await screen.findByRole('button', { name: /Björn Árnason/ });
  goOffline(server);
  await rest(bench);
  // Two questions in a row fail, and the loss is known.
  await leap(6_000);
  return bench;
}

/** The clock runs on and nobody is there, which takes no time. */
async function leap(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(300);
}

async function rest({ kiosk }: Bench): Promise<void> {
  act(() => kiosk.store.dispatch({ type: 'restAsked' }));
  await pass(400);
}

async function enterTwice(): Promise<void> {
  await enter(RIGHT_PIN);
  await enter(RIGHT_PIN);
}

/** By the announced action, until the tablet rests again. */
async function punchAs(bench: Bench, name: string, receipt: RegExp): Promise<void> {
  await touch(WAKE);
  await touch(name);
  await enterTwice();
  await waitFor(() => expect(heading()).toMatch(receipt));
  await rest(bench);
  // After this time the same punch is no repetition, and this one cannot be called wrong.
  await leap(11_000);
}

/** By the button for the other action. */
async function insistOn(name: string, action: 'Clock in' | 'Clock out'): Promise<void> {
  await touch(WAKE);
  await touch(name);
  await touch('Something else?');
  await touch(action);
  await enterTwice();
}

const waiting = ({ kiosk }: Bench) => kiosk.punchClock?.state.getState().waiting;

describe('without a server a tablet knows what it recorded itself', () => {
  it('and announces the other action, however old its list is', async () => {
    const bench = await cutOff();
    await punchAs(bench, ANNA.name, /^In 06:58/);
    await leap(95_000);

    await touch(WAKE);
    await touch(ANNA.name);

    expect(heading()).toMatch(/^Clock out at 0/);
  });

  it('and says since when somebody was in whom it clocks out', async () => {
    const bench = await cutOff();
    await punchAs(bench, ANNA.name, /^In 06:58/);
    await touch(WAKE);
    await touch(ANNA.name);

    await enterTwice();

    await waitFor(() => expect(heading()).toMatch(/^Out/));
    screen.getByText('In since 06:58');
  });

  it('and asks before a second clock-in, with the time of the first one', async () => {
    const bench = await cutOff();
    await punchAs(bench, ANNA.name, /^In 06:58/);

    await insistOn(ANNA.name, 'Clock in');

    await reach('You clocked in here at 06:58.');
    screen.getByText(/It is waiting for the server\. Punches at other tablets do not show here/);
    screen.getByText(/forget to clock out since then/);
    expect(waiting(bench)).toBe(1);
    await touch('Cancel');
    expect(waiting(bench)).toBe(1);
  });

  it('and takes the second clock-in of somebody who forgot to clock out, at the minute of the PIN', async () => {
    const bench = await cutOff();
    await punchAs(bench, ANNA.name, /^In 06:58/);
    await insistOn(ANNA.name, 'Clock in');
    const time = /\d\d:\d\d/.exec(screen.getByRole('banner').textContent)?.[0] ?? '';
    await reach('You clocked in here at 06:58.');
    await pass(10_000);

    await touch('Clock in anyway');

    await waitFor(() => expect(waiting(bench)).toBe(2));
    await waitFor(() => expect(heading()).toBe(`In ${time}`));
  });

  it('and offers the other action in the same place', async () => {
    const bench = await cutOff();
    await punchAs(bench, BJORN.name, /^Out 06:58/);
    await insistOn(BJORN.name, 'Clock out');
    await reach('You clocked out here at 06:58.');

    await touch('Clock in now');

    await waitFor(() => expect(heading()).toMatch(/^In 0/));
    await waitFor(() => expect(waiting(bench)).toBe(2));
  });

  it('and shows it on the list, where the company wants states seen', async () => {
    const bench = await cutOff({ ...DEVICE, showStates: true });
    await punchAs(bench, `${ANNA.name}Out`, /^In 06:58/);

    await touch(WAKE);

    within(screen.getByRole('button', { name: /Anna/ })).getByText('In');
    within(screen.getByRole('button', { name: /Björn/ })).getByText('In');
  });

  it('and still knows it after a restart', async () => {
    const before = await cutOff({ ...DEVICE, showStates: true });
    await punchAs(before, `${ANNA.name}Out`, /^In 06:58/);
    before.unmount();
    await loadKiosk();
    await leap(4_500);

    await touch(WAKE);
    within(await screen.findByRole('button', { name: /Anna/ })).getByText('In');
    await touch(`${ANNA.name}In`);

    expect(heading()).toMatch(/^Clock out at/);
  });

  it('but claims nothing after a punch that was called wrong', async () => {
    const bench = await cutOff();
    await touch(WAKE);
    await touch(ANNA.name);
    await enterTwice();
    await reach('In 06:58');
    await touch('Not me / wrong');
    await touch('Tell a manager');
    await reach('Noted. A manager decides.');
    await rest(bench);
    await leap(95_000);

    await touch(WAKE);
    await touch(ANNA.name);

    expect(heading()).toBe('What do you want to do?');
  });
});

describe('once the server is back', () => {
  /** As long as a receipt waits for a verdict. */
  const enterAndWait = async () => {
    await enter(RIGHT_PIN);
    await pass(3_000);
  };

  it('its list counts again, whatever this tablet recorded before', async () => {
    const bench = await cutOff();
    await punchAs(bench, ANNA.name, /^In 06:58/);
    comeOnline(server);
    await pass(10_000);
    await waitFor(() => expect(waiting(bench)).toBe(0));
    // Another tablet clocked her out, or a manager did.
    server.people[0] = ANNA;
    await pass(40_000);

    const before = server.callsOf('listStationPeople').length;
    await touch(WAKE);
    await waitFor(() => expect(server.callsOf('listStationPeople').length).toBeGreaterThan(before));
    // A list does not change under a finger.
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(bench.kiosk.reads.clientFrom(createQueryClient).isFetching()).toBe(0));
    await pass(1_000);
    await touch(ANNA.name);

    expect(heading()).toMatch(/^Clock in at/);
  });

  it('a punch that the server cannot take yet still counts, even where its answer to the PIN says otherwise', async () => {
    const bench = await renderKiosk({ server });
    server.break('sendPunchBatch', { kind: 'html' });
    await touch(WAKE);
    await touch(ANNA.name);
    await enterAndWait();
    await reach('In 06:58');
    await rest(bench);
    await leap(MINUTE);
    await touch(WAKE);
    await touch(ANNA.name);
    expect(heading()).toMatch(/^Clock out at/);

    await enterAndWait();

    await waitFor(() => expect(heading()).toMatch(/^Out/));
    await waitFor(() => expect(waiting(bench)).toBe(2));
  });

  it('somebody who chooses a second clock-in after the PIN is asked as well', async () => {
    const bench = await renderKiosk({ server });
    server.break('sendPunchBatch', { kind: 'html' });
    await touch(WAKE);
    await touch(ANNA.name);
    await enterAndWait();
    await reach('In 06:58');
    await rest(bench);
    await leap(MINUTE);

    await touch(WAKE);
    await touch(ANNA.name);
    await touch('Something else?');
    await touch('Clock in');
    await enter(RIGHT_PIN);

    await reach('You clocked in here at 06:58.');
  });
});

describe('the first person after a restart without a server', () => {
  /** Every touch of a person, as the tablet sees it. */
  const countTouches = () => {
    const touches = { digits: 0, all: 0 };
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        touches.all += 1;
        if (target instanceof Element && /^\d$/.test(target.textContent)) touches.digits += 1;
      },
      { capture: true },
    );
    return touches;
  };

  async function restartCutOff(): Promise<Bench> {
    const before = await cutOff();
    before.unmount();
    await leap(5 * MINUTE);
    return loadKiosk();
  }

  /** Nobody knows yet whether there is a connection: what the tablet has asked hangs. */
  async function restartHung(): Promise<Bench> {
    const before = await cutOff();
    before.unmount();
    await leap(5 * MINUTE);
    for (const id of NEEDS_NETWORK) server.break(id, { kind: 'silent' });
    return loadKiosk();
  }

  /** The tablet waits for the server as long as it waits with every PIN. */
  async function enterInVain(): Promise<void> {
    await enter(RIGHT_PIN);
    await pass(2_500);
    await reach('What do you want to do?');
  }

  it('types eight digits, in eleven touches, though the tablet knows neither their state nor its connection', async () => {
    const bench = await restartHung();
    const touches = countTouches();

    await touch(WAKE);
    await touch(ANNA.name);
    await enterInVain();
    await touch('Clock in');
    screen.getByText('Entry 2 of 2');
    await enter(RIGHT_PIN);

    await waitFor(() => expect(heading()).toMatch(/^In 07:0/));
    await waitFor(() => expect(waiting(bench)).toBe(1));
    expect(touches).toEqual({ digits: 8, all: 11 });
  });

  it('types eight digits once it is known that there is no connection', async () => {
    const bench = await restartCutOff();
    await leap(1_000);
    const touches = countTouches();

    await touch(WAKE);
    await touch(ANNA.name);
    await touch('Clock in');
    screen.getByText('Entry 1 of 2');
    await enterTwice();

    await waitFor(() => expect(heading()).toMatch(/^In 07:0/));
    await waitFor(() => expect(waiting(bench)).toBe(1));
    expect(touches).toEqual({ digits: 8, all: 11 });
  });

  it('keeps the moment of the first entry while in or out is chosen', async () => {
    await restartHung();
    await touch(WAKE);
    await touch(ANNA.name);
    const time = /\d\d:\d\d/.exec(screen.getByRole('banner').textContent)?.[0] ?? '';
    await enterInVain();
    await pass(15_000);
    fireEvent.pointerDown(document.body);

    await touch('Clock in');
    await enter(RIGHT_PIN);

    await waitFor(() => expect(heading()).toBe(`In ${time}`));
  });

  it('begins anew when the two entries differ, or when "Still there?" covered them', async () => {
    const bench = await restartHung();
    await touch(WAKE);
    await touch(ANNA.name);
    await enterInVain();
    await pass(21_000);
    await touch('I am still here');

    await touch('Clock in');

    screen.getByText('Entry 1 of 2');
    await enter(RIGHT_PIN);
    await enter('0000');
    expect(bench.kiosk.store.getState().screen).toMatchObject({ entry: { trouble: { kind: 'differed' } } });
    expect(waiting(bench)).toBe(0);
  });
});
